#version 300 es
precision highp float;
precision highp int;

// Shared by every scene and every pass. Picture coordinates `p`: y runs from -1 to 1, x from -aspect to aspect.
uniform vec2 uResolution;
uniform float uAspect;
// Seconds since the shot began; stills are taken at 0.
uniform float uTime;
// Where the camera is set up, and how it has moved since: an offset in picture coordinates, and how much it sees (1 = all).
uniform vec3 uFraming;
uniform vec3 uMove;
uniform sampler2D uWorld;
uniform sampler2D uDefocus;
uniform sampler2D uShot;
uniform sampler2D uHalation;
out vec4 outColour;

const float PI = 3.14159265;
// The world is exposed wider than the frame, so that blur and refraction find light beyond its edge.
const float OVERSCAN = 1.2;

// Linear-light palette, after the design tokens.
const vec3 TUNGSTEN = vec3(1.0, 0.46, 0.13);
const vec3 SODIUM = vec3(1.0, 0.30, 0.045);
const vec3 RAIN = vec3(0.22, 0.72, 0.85);
const vec3 DUSK = vec3(0.045, 0.105, 0.135);
const vec3 TAIL_RED = vec3(1.0, 0.035, 0.02);

// Integer hash (PCG): no visible pattern, and the same on every machine.
uvec3 scramble(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return v;
}
vec3 hash3(vec2 cell, float seed) {
  return vec3(scramble(uvec3(ivec3(floor(cell), floor(seed * 97.0)) + 32768))) / 4294967295.0;
}
float hash(vec2 cell, float seed) { return hash3(cell, seed).x; }
float hash(float cell, float seed) { return hash3(vec2(cell, 7.0), seed).x; }

float noise(vec2 p, float seed) {
  vec2 cell = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(
    mix(hash(cell, seed), hash(cell + vec2(1, 0), seed), f.x),
    mix(hash(cell + vec2(0, 1), seed), hash(cell + vec2(1, 1), seed), f.x), f.y);
}
float fbm(vec2 p, float seed) {
  float sum = 0.0, gain = 0.5;
  for (int octave = 0; octave < 5; octave++) {
    sum += gain * noise(p, seed + float(octave));
    p = mat2(1.6, 1.2, -1.2, 1.6) * p;
    gain *= 0.5;
  }
  return sum;
}

// Two normal deviates per pixel and index, for rough reflections.
vec2 gaussian2(float index) {
  vec3 u = hash3(gl_FragCoord.xy, index);
  return sqrt(-2.0 * log(max(u.x, 1e-5))) * vec2(cos(2.0 * PI * u.y), sin(2.0 * PI * u.y));
}

float luminance(vec3 c) { return dot(c, vec3(0.2126, 0.7152, 0.0722)); }
mat2 rotation(float angle) { float c = cos(angle), s = sin(angle); return mat2(c, -s, s, c); }
float box(vec2 p, vec2 halfSize) { vec2 d = abs(p) - halfSize; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
float segment(vec2 p, vec2 a, vec2 b) {
  vec2 ab = b - a;
  return length(p - a - ab * clamp(dot(p - a, ab) / dot(ab, ab), 0.0, 1.0));
}

// The ray through picture point `p` of a camera that looks from one point towards another.
vec3 aim(vec2 p, vec3 from, vec3 to, float focal) {
  vec3 forward = normalize(to - from), right = normalize(cross(vec3(0.0, 1.0, 0.0), forward));
  return normalize(p.x * right + p.y * cross(forward, right) + focal * forward);
}

vec2 worldUv(vec2 p) { return (p - uFraming.xy) / uFraming.z / (OVERSCAN * vec2(uAspect, 1.0)) * 0.5 + 0.5; }
vec2 frameUv(vec2 p) { return p / vec2(uAspect, 1.0) * 0.5 + 0.5; }

// The world as a lens with shallow focus sees it: the sharp exposure where the circle of confusion is small.
vec3 focused(vec2 p) {
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  float blur = textureLod(uDefocus, worldUv(p), 0.0).a;
  return mix(sharp.rgb, textureLod(uDefocus, worldUv(p), 0.0).rgb, smoothstep(0.001, 0.006, blur));
}
