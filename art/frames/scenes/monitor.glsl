// An edit suite after hours: scopes and a timeline on a grading monitor, seen past its focus, mirrored in the desk.
const float MAX_BLUR = 0.06;
const float EXPOSURE = 1.1;
const float VIGNETTE = 0.55;

#include "shapes/editing.glsl"

// The monitor's surface; q runs from 0 to 1 across it.
vec3 display(vec2 q) {
  vec3 light = vec3(0.010, 0.013, 0.015);
  vec2 picture = (q - vec2(0.025, 0.42)) / vec2(0.50, 0.53);
  vec2 wave = (q - vec2(0.55, 0.69)) / vec2(0.425, 0.26);
  vec2 scope = (q - vec2(0.665, 0.545)) / vec2(0.072, 0.118);
  vec2 bars = (q - vec2(0.79, 0.43)) / vec2(0.185, 0.23);
  vec2 track = (q - vec2(0.025, 0.045)) / vec2(0.95, 0.33);
  if (box(picture - 0.5, vec2(0.5)) < 0.0) light = viewer(picture);
  if (box(wave - 0.5, vec2(0.5)) < 0.0) light = vec3(0.006) + waveform(wave);
  if (box(scope, vec2(1.35, 1.0)) < 0.0) light = vec3(0.006) + vectorscope(scope);
  if (box(track - 0.5, vec2(0.5)) < 0.0) light = timeline(track);
  if (box(bars - 0.5, vec2(0.5)) < 0.0) {
    float wheel = length((fract(bars * vec2(3.0, 1.0)) - vec2(0.5, 0.58)) * vec2(0.82, 1.0));
    light += vec3(0.08, 0.09, 0.09) * smoothstep(0.02, 0.0, abs(wheel - 0.33)) + TUNGSTEN * 0.9 * exp(-wheel * wheel * 700.0);
  }
  return light;
}

const vec3 SCREEN_NORMAL = vec3(-0.52, 0.0, -0.854);
const vec3 SCREEN_RIGHT = vec3(0.854, 0.0, -0.52);
const vec2 SCREEN_SIZE = vec2(1.02, 0.56);

// The room along a ray: the screen with its bezel, or the dim wall behind lit by it.
vec3 room(vec3 from, vec3 ray, out float depth) {
  vec3 centre = vec3(0.20, 0.375, 1.18);
  float t = dot(centre - from, SCREEN_NORMAL) / dot(ray, SCREEN_NORMAL);
  vec3 hit = from + ray * t - centre;
  vec2 q = vec2(dot(hit, SCREEN_RIGHT), hit.y);
  depth = t;
  float panel = box(q, SCREEN_SIZE * 0.5), bezel = box(q, SCREEN_SIZE * 0.5 + vec2(0.014));
  if (panel < 0.0) return display(q / SCREEN_SIZE + 0.5) * 2.3;
  if (bezel < 0.0) return vec3(0.006, 0.007, 0.008) ;
  depth = 3.0;
  vec3 wall = vec3(0.030, 0.050, 0.060) * exp(-max(bezel, 0.0) * 4.5) + vec3(0.004, 0.007, 0.009);
  // A practical in the far corner keeps the room from being only blue.
  vec2 lamp = ray.xy / ray.z - vec2(-0.60, 0.30);
  wall += TUNGSTEN * (5.0 * exp(-dot(lamp, lamp) * 900.0) + 0.10 * exp(-length(lamp) * 5.0));
  return wall;
}

vec4 world(vec2 p) {
  vec3 from = vec3(0.0, 0.36, 0.0);
  vec3 ray = vec3(p.x, p.y - 0.06, 2.9);
  float depth;
  vec3 light = room(from, ray, depth);
  float toDesk = -(from.y - 0.03) / ray.y;
  if (ray.y < 0.0 && toDesk < depth) {
    vec3 hit = from + ray * toDesk;
    vec3 glow = vec3(0.0);
    float ignored;
    for (int i = 0; i < 16; i++) {
      vec2 rough = gaussian2(float(i)) * vec2(0.05, 0.10);
      glow += room(hit, vec3(ray.x + rough.x, abs(-ray.y + rough.y), ray.z), ignored) / 16.0;
    }
    light = vec3(0.003, 0.004, 0.005) + glow * 0.22;
    depth = toDesk;
  }
  return vec4(light, clamp(0.002 + 0.055 * abs(1.0 / 0.365 - 1.0 / depth), 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) { return focused(p); }
