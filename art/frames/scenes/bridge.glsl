// A suspension bridge over dark water at dusk: a string of lamps along each cable, the far bank in rain.
const float MAX_BLUR = 0.016;
const float EXPOSURE = 1.15;
const float VIGNETTE = 0.5;

const float FOCAL = 1.75;
const vec3 EYE = vec3(-34.0, 7.0, 0.0);
// The deck runs away from the camera; its axis is z, and it lies to the right of the eye.
const float DECK = 24.0, HALF_WIDTH = 9.0, SAG_LOW = 30.0, TOWER_TOP = 92.0;
const float TOWERS[2] = float[](150.0, 520.0);
const float SPAN = 370.0;

vec2 project(vec3 world_) {
  vec3 v = world_ - EYE;
  v.xz = rotation(-0.125) * v.xz;
  v.z = max(v.z, 1.0);
  return vec2(v.x, v.y) / v.z * FOCAL + vec2(0.10, -0.40);
}
float range(float z) { return max(z - EYE.z, 1.0); }

float cableHeight(float z) {
  float u = (z - TOWERS[0]) / SPAN;
  // Side spans fall almost straight to their anchorages.
  if (u < 0.0) return mix(TOWER_TOP, DECK, clamp(-u * 2.1, 0.0, 1.0)) - 9.0 * sin(PI * clamp(-u * 2.1, 0.0, 1.0));
  if (u > 1.0) return mix(TOWER_TOP, DECK, clamp((u - 1.0) * 2.1, 0.0, 1.0)) - 9.0 * sin(PI * clamp((u - 1.0) * 2.1, 0.0, 1.0));
  return mix(SAG_LOW, TOWER_TOP, pow(abs(u * 2.0 - 1.0), 2.0));
}

float fade(float z) { return exp(-range(z) / 520.0); }

vec3 sky(vec2 p) {
  vec3 light = mix(vec3(0.235, 0.185, 0.135), vec3(0.048, 0.098, 0.118), smoothstep(-0.45, 0.25, p.y));
  light = mix(light, vec3(0.014, 0.034, 0.046), smoothstep(0.1, 1.1, p.y));
  return light * (0.55 + 0.9 * fbm(p * vec2(0.8, 2.6) + 5.0, 4.0));
}

// Everything above the water line.
vec3 above(vec2 p) {
  const float horizon = -0.40;
  vec3 light = sky(p);
  vec3 mist = vec3(0.105, 0.120, 0.118);
  // Two ridges of firs; the nearer is darker.
  float farRidge = horizon + 0.13 + 0.14 * fbm(vec2(p.x * 0.9 + 2.0, 1.0), 6.0) + 0.012 * noise(vec2(p.x * 60.0, 1.0), 7.0);
  float nearRidge = horizon + 0.02 + 0.17 * fbm(vec2(p.x * 1.3 + 7.0, 2.0), 8.0) * smoothstep(1.0, -1.4, p.x) + 0.020 * noise(vec2(p.x * 46.0, 2.0), 9.0);
  light = mix(light, mist * 0.62, smoothstep(0.006, -0.006, p.y - farRidge));
  light = mix(light, vec3(0.030, 0.042, 0.046), smoothstep(0.004, -0.004, p.y - nearRidge));
  for (int i = 0; i < 46; i++) {
    vec3 dice = hash3(vec2(float(i), 3.0), 11.0);
    vec2 d = p - vec2(dice.x * 3.8 - 1.95, horizon + 0.012 + 0.085 * dice.y * dice.y);
    light += mix(SODIUM, vec3(1.0, 0.66, 0.36), dice.z) * (5.0 + 8.0 * dice.z) * exp(-dot(d, d) * 42000.0) + SODIUM * 0.006 * exp(-length(d) * 26.0);
  }

  // From far to near: towers, then the cables, hangers and deck as strokes between projected points.
  vec3 steel = vec3(0.010, 0.018, 0.022);
  for (int k = 1; k >= 0; k--) {
    float z = TOWERS[k], keep = fade(z);
    vec3 colour = mix(mist * 0.62, steel, keep);
    float width = 3.4 / range(z) * FOCAL, shape = 1e3;
    vec2 footL = project(vec3(-HALF_WIDTH, 0.0, z)), topL = project(vec3(-HALF_WIDTH * 0.82, TOWER_TOP + 3.0, z));
    vec2 footR = project(vec3(HALF_WIDTH, 0.0, z)), topR = project(vec3(HALF_WIDTH * 0.82, TOWER_TOP + 3.0, z));
    shape = min(segment(p, footL, topL), segment(p, footR, topR)) - width * mix(0.62, 0.40, clamp((p.y - footL.y) / (topL.y - footL.y), 0.0, 1.0));
    for (int brace = 0; brace < 4; brace++) {
      float h = mix(DECK + 14.0, TOWER_TOP - 1.0, float(brace) / 3.0);
      shape = min(shape, segment(p, project(vec3(-HALF_WIDTH * 0.88, h, z)), project(vec3(HALF_WIDTH * 0.88, h, z))) - width * 0.36);
    }
    shape = min(shape, box(p - 0.5 * (footL + footR), vec2(abs(footR.x - footL.x) * 0.72, 9.0 / range(z) * FOCAL)));
    // Floodlit from the deck upwards.
    float up = (p.y - project(vec3(0.0, DECK, z)).y) / (topL.y - project(vec3(0.0, DECK, z)).y);
    vec3 flood = vec3(1.0, 0.52, 0.20) * 0.42 * exp(-max(up, 0.0) * 2.4) * step(0.0, up) * keep;
    light = mix(light, colour + flood * (0.7 + 0.6 * noise(p * 70.0, 13.0)), smoothstep(0.0016, -0.0016, shape));
    vec2 beacon = p - 0.5 * (topL + topR) - vec2(0.0, 6.0 / range(z) * FOCAL);
    light += TAIL_RED * (16.0 * exp(-dot(beacon, beacon) * 26000.0) + 0.10 * exp(-length(beacon) * 20.0));
  }

  const int PIECES = 96;
  for (int k = PIECES; k > 0; k--) {
    float z1 = 12.0 + 686.0 * pow(float(k) / float(PIECES), 1.6), z0 = 12.0 + 686.0 * pow(float(k - 1) / float(PIECES), 1.6);
    float keep = fade(z0), scale = FOCAL / range(z0);
    vec3 colour = mix(mist * 0.62, steel, keep);
    vec2 a = project(vec3(-HALF_WIDTH, DECK, z0)), b = project(vec3(-HALF_WIDTH, DECK, z1));
    // The deck's near face: a truss, dark below and lit along its rail.
    if (p.x < max(a.x, b.x) + 0.001 && p.x >= min(a.x, b.x) - 0.001) {
      float along = (p.x - a.x) / (b.x - a.x), z = 1.0 / mix(1.0 / range(z0), 1.0 / range(z1), along);
      float y = mix(a.y, b.y, along), deep = 6.0 / z * FOCAL;
      float web = abs(fract(z / 9.0) - 0.5) * 2.0, level = (y - p.y) / deep;
      float solid = level < 0.0 || level > 1.0 ? 0.0 : level < 0.24 || level > 0.86 || abs(level - mix(0.2, 0.9, web)) < 0.09 ? 1.0 : 0.45;
      light = mix(light, colour, solid);
      light += TUNGSTEN * 0.75 * keep * smoothstep(min(0.5 / z * FOCAL, 0.010) + 0.0018, 0.0, abs(p.y - y));
    }
    for (int side = 1; side >= -1; side -= 2) {
      float x = HALF_WIDTH * float(side);
      float h0 = cableHeight(z0), h1 = cableHeight(z1);
      float cable = segment(p, project(vec3(x, h0, z0)), project(vec3(x, h1, z1))) - max(0.62 * scale, 0.0013);
      light = mix(light, colour, smoothstep(0.0014, -0.0010, cable));
      float hanger = segment(p, project(vec3(x, h0, z0)), project(vec3(x, side > 0 ? DECK + 6.0 : DECK, z0))) - max(0.13 * scale, 0.0004);
      light = mix(light, colour, 0.75 * smoothstep(0.0014, -0.0006, hanger));
      // Lamps: white along the cable, sodium on the deck.
      vec2 bead = p - project(vec3(x, h0 + 0.8, z0)), lamp = p - project(vec3(x, DECK + 8.0, z0));
      float size = min(max(0.42 * scale, 0.0022), 0.014), big = min(max(0.55 * scale, 0.0028), 0.022);
      light += vec3(1.0, 0.76, 0.48) * keep * (7.0 * exp(-dot(bead, bead) / (size * size)) + 0.05 * exp(-length(bead) * 0.28 / size));
      if ((k & 1) == 0) light += SODIUM * keep * (15.0 * exp(-dot(lamp, lamp) / (big * big)) + 0.16 * exp(-length(lamp) * 0.22 / big));
    }
  }
  // Rain thickens towards the far end.
  return light + mist * 0.30 * exp(-pow((p.y - horizon) * 5.0, 2.0));
}

vec4 world(vec2 p) {
  const float horizon = -0.40;
  return vec4(above(vec2(p.x, horizon + abs(p.y - horizon))), 0.0030);
}

vec3 shot(vec2 p) {
  const float horizon = -0.40;
  vec3 light = focused(p);
  if (p.y < horizon) {
    // Water: the mirrored exposure, dragged down by ripples that widen towards the camera.
    float depth = horizon - p.y, near = 0.06 / (depth + 0.012);
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 30; i++) {
      vec2 rough = gaussian2(float(i));
      float wave = noise(vec2(p.x * 3.0 * near + 4.0, near * 60.0), 20.0) - 0.5;
      vec2 at = vec2(p.x + rough.x * 0.010 + wave * 0.02, horizon - clamp(depth * 1.05 + (rough.y * 0.34 + wave * 0.9) * (0.02 + 0.55 * depth), 0.002, 0.78));
      sum += min(textureLod(uWorld, worldUv(at), 1.0).rgb, 5.0) / 30.0;
    }
    float ripple = 0.62 + 0.7 * noise(vec2(p.x * 2.4 * near, near * 85.0), 21.0);
    light = vec3(0.003, 0.006, 0.008) + sum * ripple * mix(0.80, 0.42, smoothstep(0.0, 0.5, depth));
  }
  // Rain in the air: fine, slanted, hardly there.
  vec2 r = rotation(0.10) * p;
  float streak = noise(vec2(r.x * 190.0, r.y * 5.0), 30.0) * noise(vec2(r.x * 90.0, r.y * 2.4 + 9.0), 31.0);
  light += vec3(0.11, 0.13, 0.135) * 0.10 * smoothstep(0.50, 0.95, streak) + light * 0.25 * smoothstep(0.55, 0.95, streak);
  return light * mix(0.55, 1.0, smoothstep(-1.9, -0.4, p.x + 0.8 * p.y));
}
