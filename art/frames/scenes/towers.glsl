// Two blocks of lit floors across the water, one low and one high, out of focus behind a wet pane: a chart made of light.
const float MAX_BLUR = 0.062;
const float EXPOSURE = 1.12;
const float VIGNETTE = 0.45;

const float SHORE = -0.40;

float paneBlur(vec2 p) { return 0.75 * smoothstep(-0.2, -1.7, p.x - 0.3 * p.y); }

#include "shapes/water.glsl"

const int TRAIL_COUNT = 5;
const Trail TRAILS[TRAIL_COUNT] = Trail[](
  Trail(-0.50, 0.16, 1.4, 0.021), Trail(0.18, -0.20, 1.4, 0.026), Trail(0.99, -0.50, 1.4, 0.027), Trail(1.58, 0.20, 1.4, 0.022),
  Trail(0.50, 0.52, 1.4, 0.018)
);

// One block: a grid of windows between x = -half and half, from the shore up to its top.
vec3 block(vec2 p, float middle, float halfWidth, float top, vec3 colour, float columns, float seed) {
  vec2 q = vec2(p.x - middle, p.y - SHORE);
  float height = top - SHORE;
  if (abs(q.x) > halfWidth || q.y < 0.0 || q.y > height) return vec3(-1.0);
  float floorHeight = 0.089;
  vec2 cell = vec2(floor((q.x / halfWidth * 0.5 + 0.5) * columns), floor(q.y / floorHeight));
  vec2 in_ = vec2(fract((q.x / halfWidth * 0.5 + 0.5) * columns), fract(q.y / floorHeight)) - 0.5;
  vec3 dice = hash3(cell, seed);
  float pane = smoothstep(0.02, -0.02, box(in_, vec2(0.30, 0.17)));
  float lit = mix(0.28, 1.25, dice.x * dice.x) * step(0.10, dice.y);
  return mix(vec3(0.010, 0.018, 0.022), mix(colour, vec3(1.0, 0.80, 0.55), 0.28 * dice.z * dice.z) * 6.0 * lit, pane);
}

vec3 overLand(vec2 p) {
  vec3 sky = mix(vec3(0.088, 0.118, 0.122), vec3(0.012, 0.034, 0.047), smoothstep(-0.45, 0.75, p.y));
  vec3 light = sky * (0.7 + 0.6 * fbm(p * vec2(1.0, 2.6) + 4.0, 4.0));
  // The far bank: dark roofs, then low lights along the shore.
  float roofs = SHORE + 0.10 + 0.16 * hash(floor(p.x * 5.0), 2.0);
  light = mix(light, vec3(0.008, 0.016, 0.020), step(p.y, roofs));
  for (int i = 0; i < 26; i++) {
    vec3 dice = hash3(vec2(float(i), 1.0), 9.0);
    vec2 at = vec2((float(i) + dice.x) / 26.0 * 4.6 - 2.3, SHORE + 0.035 + 0.09 * dice.y * dice.y);
    vec3 colour = dice.z > 0.88 ? TAIL_RED : dice.z > 0.76 ? RAIN * 0.7 : SODIUM;
    light += colour * 26.0 * (0.25 + dice.y) * smoothstep(0.011, 0.006, length(p - at));
  }
  vec3 low = block(p, -0.16, 0.25, 0.045, mix(RAIN, vec3(0.5, 0.9, 1.0), 0.15) * 0.62, 5.0, 12.0);
  if (low.x >= 0.0) light = low;
  vec3 high = block(p, 0.98, 0.30, 0.845, TUNGSTEN * 1.1, 6.0, 13.0);
  if (high.x >= 0.0) light = high;
  // Aviation lamp on the high roof.
  return light + TAIL_RED * 30.0 * smoothstep(0.012, 0.006, length(p - vec2(0.98, 0.90)));
}

vec4 world(vec2 p) {
  if (p.y > SHORE) return vec4(overLand(p), MAX_BLUR);
  // The water draws every light out into a column, broken by low waves.
  float depth = SHORE - p.y;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 12; i++) {
    vec2 rough = gaussian2(float(i));
    float wave = (noise(vec2(p.x * 4.0, p.y * 46.0), 20.0) - 0.5) * 0.10;
    sum += overLand(vec2(p.x + rough.x * (0.010 + 0.02 * depth), SHORE + 0.01 + abs(depth * 1.55 + (rough.y * 0.30 + wave) * (0.3 + depth)))) / 12.0;
  }
  float ripple = 0.55 + 0.75 * noise(vec2(p.x * 3.0, p.y * 60.0 / (1.0 + 3.0 * depth)), 21.0);
  return vec4(vec3(0.004, 0.009, 0.011) + sum * 0.34 * ripple * exp(-depth * 1.1), MAX_BLUR);
}

vec3 shot(vec2 p) {
  Water running = Water(vec2(0.0), 0.0, 0.0, 0.0);
  float swept = 0.0, ridge = 0.0;
  for (int i = 0; i < TRAIL_COUNT; i++) swept = max(swept, run(running, ridge, p, TRAILS[i], float(i) + 7.0));

  Water water = Water(vec2(0.0), 0.0, 0.0, 0.0);
  float gather = smoothstep(0.25, 0.75, fbm(p * 1.5 + 8.0, 41.0));
  sprinkle(water, p, 0.045, vec2(0.0035, 0.010), mix(0.06, 0.30, gather), 5.0);
  sprinkle(water, p, 0.120, vec2(0.008, 0.028), mix(0.22, 0.55, gather), 6.0);
  sprinkle(water, p, 0.300, vec2(0.018, 0.064), mix(0.30, 0.60, gather), 7.0);
  water.cover *= 1.0 - swept;
  if (running.cover > water.cover) water = running;

  vec2 film = vec2(fbm(p * vec2(3.4, 1.3), 51.0), fbm(p * vec2(3.4, 1.3) + 9.0, 52.0)) - 0.5;
  vec3 light = textureLod(uDefocus, worldUv(p + film * 0.050 + vec2(ridge * 0.14, 0.0)), 0.0).rgb;
  float breath = 0.34 * (1.0 - swept) * smoothstep(0.25, 0.75, fbm(p * vec2(1.1, 0.8) + 5.0, 54.0));
  light = mix(light, textureLod(uDefocus, worldUv(p), 5.5).rgb + DUSK * 0.10, breath);
  if (water.cover > 0.001) {
    // A drop shows both blocks, small and upside down.
    float rim = length(water.lens);
    vec2 glance = (vec2(fract(water.seed * 17.0), fract(water.seed * 31.0)) - 0.5) * vec2(0.7, 0.3);
    vec2 seen = vec2(0.45, 0.10) + glance - water.lens * vec2(1.35, 1.05) * (0.62 + 0.5 * rim * rim);
    float reduction = log2(1.3 / water.radius) - 1.4 + 2.0 * paneBlur(p);
    vec3 miniature = min(textureLod(uWorld, worldUv(seen), max(reduction, 0.0)).rgb, 5.0) * 1.25;
    float falloff = 1.0 - 0.93 * smoothstep(0.45, 1.0, rim);
    vec3 sliver = light * 0.6 * smoothstep(0.72, 0.95, rim) * smoothstep(0.1, -0.9, water.lens.y);
    light = mix(light, miniature * falloff + sliver + light * 0.12, water.cover);
  }
  return light * mix(0.42, 1.0, smoothstep(-1.6, 0.0, p.x + 0.5 * p.y + 0.25));
}
