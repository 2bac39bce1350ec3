// A clip-on microphone on a lapel, close: foam, a steel clip, its cable; the wool is raked by a window, the room behind is soft.
const float MAX_BLUR = 0.05;
const float EXPOSURE = 1.75;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// In picture units; the wearer faces the camera, z runs away from it. The lapel's edge falls from upper left to lower right.
const vec3 MIC = vec3(0.05, 0.10, -0.20);
const float LEAN = 0.42;
const vec3 WINDOW = normalize(vec3(-0.80, 0.50, -0.42)), LAMP = normalize(vec3(0.92, 0.22, -0.12));

vec3 micSpace(vec3 p) { p -= MIC; p.xy = rotation(0.16) * p.xy; return p; }
// Across the lapel's edge (positive: on the cloth) and along it.
vec2 lapelSpace(vec2 p) { return rotation(LEAN) * (p - vec2(-0.10, 0.0)); }

float chest(vec3 p) { return 0.16 + 0.10 * p.x * p.x + 0.02 * sin(p.y * 1.4 + p.x) - p.z; }
float jacket(vec3 p) {
  vec2 l = lapelSpace(p.xy);
  // The lapel is rolled at its edge: thicker there, and it lifts off the shirt.
  float lift = 0.05 * exp(-max(l.x, 0.0) * 4.0);
  vec2 d = vec2(0.035 - l.x, abs(p.z - 0.02 + lift - 0.06 * p.x) - 0.045);
  float leaf = length(max(d + 0.03, 0.0)) + min(max(d.x, d.y) + 0.03, 0.0) - 0.03;
  float under = max(chest(p) - 0.07, 0.20 - l.x);
  return min(leaf, under) * 0.8;
}
float shirt(vec3 p) {
  // A placket with a button, left of the lapel.
  float fold = 0.014 * smoothstep(0.012, -0.012, abs(p.x + 0.86 + 0.10 * p.y) - 0.17);
  return (chest(p) - fold) * 0.85;
}
float button(vec3 p) {
  vec3 q = p - vec3(-0.83, -0.28, 0.20);
  return max(drum(vec3(q.x, q.z, q.y), 0.062, 0.014) - 0.006, 0.012 - length(vec2(abs(q.x) - 0.018, abs(q.y) - 0.018)));
}

float foam(vec3 p) {
  vec3 q = micSpace(p) - vec3(0.0, 0.20, 0.0);
  float d = length(q * vec3(1.0, 0.80, 1.0)) - 0.170;
  return d > 0.05 ? d : d + 0.020 * (fbm(q.xy * 30.0 + q.z * 23.0, 2.0) - 0.5);
}
float capsule(vec3 p) {
  vec3 q = micSpace(p);
  float d = drum(q + vec3(0.0, 0.08, 0.0), 0.082, 0.16) - 0.006;
  return min(d, drum(q + vec3(0.0, 0.275, 0.0), 0.050, 0.045) - 0.012);
}
// The clip: a ring around the body, a bar to the right that bites the lapel, its lever.
float clip(vec3 p) {
  vec3 q = micSpace(p);
  float ring = max(abs(length(q.xz) - 0.098) - 0.012, abs(q.y + 0.09) - 0.035);
  float bar = box3(q - vec3(0.31, -0.09, 0.055), vec3(0.23, 0.030, 0.010)) - 0.008;
  float teeth = box3(vec3(fract(q.x * 16.0) / 16.0 - 0.031, q.y + 0.128, q.z - 0.065), vec3(0.018, 0.014, 0.008));
  teeth = max(teeth, abs(q.x - 0.36) - 0.15);
  vec3 l = q - vec3(0.53, -0.09, 0.035); l.xz = rotation(-0.45) * l.xz;
  float lever = box3(l, vec3(0.085, 0.040, 0.007)) - 0.006;
  return min(min(ring, bar), min(teeth, lever));
}
float cable(vec3 p) {
  vec3 q = micSpace(p);
  // Down from the body, in a loop, and away under the cloth.
  float d = 9.0;
  vec3 last = vec3(0.0, -0.30, 0.0);
  for (int i = 1; i <= 12; i++) {
    float s = float(i) / 12.0;
    vec3 next = vec3(0.16 * sin(s * 3.6), -0.30 - 0.78 * s, 0.04 + 0.09 * s);
    d = min(d, rod(q, last, next, 0.021));
    last = next;
  }
  return d;
}
float map(vec3 p) {
  float d = min(min(jacket(p), shirt(p)), button(p));
  float near = length(p - MIC - vec3(0.15, -0.2, 0.0));
  if (near > 1.3) return min(d, near - 1.1);
  return min(min(d, foam(p) * 0.8), min(min(capsule(p), clip(p)), cable(p)));
}

// Woven wool: a herringbone of ribs; gives albedo and tilts the normal.
float twill(vec2 q, out vec2 slope) {
  float column = floor(q.x / 0.085), side = mod(column, 2.0) * 2.0 - 1.0;
  float phase = (q.y + side * q.x) * 150.0;
  slope = vec2(side, 1.0) * cos(phase) * 0.30;
  float fibre = noise(q * vec2(240.0, 240.0), 4.0) * 0.6 + fbm(q * 40.0, 5.0) * 0.6;
  return (0.62 + 0.38 * sin(phase)) * (0.55 + 0.6 * fibre);
}

vec3 lit(vec3 at, vec3 normal, vec3 ray, vec3 albedo, float gloss) {
  float cool = 0.0, warm = 0.0;
  for (int i = 0; i < 8; i++) {
    vec3 dice = hash3(gl_FragCoord.xy, 30.0 + float(i)) - 0.5;
    cool += visible(at + normal * 0.006, at + normalize(WINDOW + dice * 0.35) * 1.3) / 8.0;
    warm += visible(at + normal * 0.006, at + normalize(LAMP + dice * 0.30) * 1.3) / 8.0;
  }
  vec3 mirror = reflect(ray, normal);
  vec3 light = vec3(0.94, 0.80, 0.62) * 1.55 * cool * max(dot(normal, WINDOW), 0.0);
  light += vec3(0.16, 0.42, 0.52) * 1.25 * warm * max(dot(normal, LAMP), 0.0) + vec3(0.018, 0.026, 0.030);
  vec3 shine = vec3(1.0, 0.84, 0.64) * 2.4 * cool * pow(max(dot(mirror, WINDOW), 0.0), 26.0) + vec3(0.25, 0.60, 0.72) * 1.8 * warm * pow(max(dot(mirror, LAMP), 0.0), 16.0);
  return (albedo * light + shine * gloss) * openness(at, normal, 0.12);
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.25, 0.10, -4.0);
  vec3 ray = aim(p, from, vec3(0.0, 0.0, 0.0), 4.0);
  float t = march(from, ray, 2.6, 7.0);
  vec3 at = from + ray * t, normal = normalAt(at, 0.0015), light;
  if (foam(at) < 0.008) {
    vec2 q = at.xy * 70.0;
    light = lit(at, normalize(normal + 0.9 * vec3(noise(q, 11.0) - 0.5, noise(q + 7.0, 11.0) - 0.5, 0.0)), ray, vec3(0.030) * (0.5 + noise(at.xy * 110.0, 12.0)), 0.015);
  } else if (clip(at) < 0.005) light = lit(at, normal, ray, vec3(0.26, 0.25, 0.24), 0.9);
  else if (capsule(at) < 0.005) {
    float band = step(abs(micSpace(at).y - 0.045), 0.010);
    light = lit(at, normal, ray, mix(vec3(0.020), vec3(0.30, 0.29, 0.28), band), 0.35 + 0.4 * band);
  } else if (cable(at) < 0.005) light = lit(at, normal, ray, vec3(0.016), 0.12);
  else if (button(at) < 0.004) light = lit(at, normal, ray, vec3(0.50, 0.47, 0.42), 0.30);
  else if (jacket(at) < shirt(at)) {
    vec2 slope;
    float weave = twill(lapelSpace(at.xy), slope);
    // A row of stitches follows the edge.
    vec2 l = lapelSpace(at.xy);
    float stitch = step(abs(l.x - 0.085), 0.007) * step(0.35, fract(l.y * 17.0));
    vec3 wool = mix(vec3(0.055, 0.085, 0.105) * weave * 1.5, vec3(0.030, 0.045, 0.055), stitch);
    light = lit(at, normalize(normal + vec3(slope, 0.0)), ray, wool, 0.010);
  } else {
    float thread = 0.90 + 0.10 * sin(at.x * 520.0) * sin(at.y * 520.0);
    float seam = 1.0 - 0.35 * smoothstep(0.006, 0.0, abs(abs(at.x + 0.86 + 0.10 * at.y) - 0.145)) * step(0.3, fract(at.y * 15.0));
    light = lit(at, normal, ray, vec3(0.46, 0.45, 0.42) * thread * seam, 0.0);
  }
  return vec4(light * mix(0.35, 1.0, smoothstep(-1.7, -0.5, p.x + 0.3 * p.y)), clamp(abs(t - 3.78) * 0.045 - 0.004, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return sharp.a < 0.0015 ? sharp.rgb : focused(p);
}
