// Portland at blue hour, from the water: a tied arch strung with lamps, the town behind it, their light drawn out on the river.
const float MAX_BLUR = 0.030;
const float EXPOSURE = 1.15;
const float VIGNETTE = 0.5;

const float HORIZON = 0.06;
// The arch: its middle, half its span, the height of its deck and of its crown above the water.
const float MIDDLE = 1.02, HALF_SPAN = 1.42, DECK = 0.175, CROWN = 0.70;

vec3 sky(vec2 p) {
  float h = p.y - HORIZON;
  vec3 light = mix(vec3(0.300, 0.200, 0.125), vec3(0.070, 0.120, 0.140), smoothstep(0.0, 0.34, h));
  light = mix(light, vec3(0.012, 0.030, 0.042), smoothstep(0.15, 1.0, h));
  float cloud = fbm(vec2(p.x * 0.7, h * 3.4) + 2.0, 4.0) * 0.7 + 0.3 * fbm(vec2(p.x * 2.2, h * 9.0) + 6.0, 5.0);
  light *= 0.40 + 1.15 * smoothstep(0.2, 0.75, cloud);
  return light * mix(0.45, 1.0, smoothstep(-2.4, 0.2, p.x));
}

// One row of buildings on the far bank, with a few rooms lit.
void town(inout vec3 light, vec2 p, float width, float tallest, vec3 wall, float seed) {
  float lot = floor(p.x / width + seed);
  vec3 dice = hash3(vec2(lot, 1.0), seed);
  // The town is tallest behind the bridge's left foot.
  float hill = 0.30 + 0.70 * exp(-pow((p.x + 0.55) / 0.75, 2.0));
  float roof = HORIZON + 0.018 + tallest * hill * dice.x * dice.x;
  float inset = abs(fract(p.x / width + seed) - 0.5);
  if (p.y > roof || inset > mix(0.30, 0.5, dice.y)) return;
  light = wall * (0.8 + 0.4 * dice.z);
  vec2 bay = vec2(0.0075, 0.0115) * mix(0.8, 1.3, dice.y);
  vec2 cell = floor(p / bay), q = fract(p / bay) - 0.5;
  vec3 room = hash3(cell, seed + 2.0);
  float lit = step(0.80 - 0.12 * dice.z, room.x) * step(max(abs(q.x) - 0.26, abs(q.y) - 0.30), 0.0);
  light += mix(TUNGSTEN, vec3(1.0, 0.75, 0.5), room.y) * lit * (0.12 + 1.1 * room.z * room.z);
}

float archHeight(float u) { return mix(DECK * 0.15, CROWN, 1.0 - pow(abs(u), 2.15)); }

vec3 above(vec2 p) {
  vec3 light = sky(p);
  float h = p.y - HORIZON;
  vec3 mist = vec3(0.100, 0.098, 0.090);
  float hills = 0.055 + 0.12 * fbm(vec2(p.x * 0.8 + 3.0, 1.0), 6.0) * smoothstep(-2.8, 0.4, p.x) + 0.008 * noise(vec2(p.x * 70.0, 2.0), 7.0);
  light = mix(light, mist * 0.50, smoothstep(0.006, -0.006, h - hills));
  town(light, p, 0.085, 0.36, vec3(0.030, 0.038, 0.042), 11.0);
  town(light, p + vec2(0.037, 0.0), 0.060, 0.20, vec3(0.014, 0.021, 0.025), 12.0);
  light = mix(light, vec3(0.007, 0.011, 0.013), smoothstep(0.003, -0.003, h - 0.014 - 0.012 * noise(vec2(p.x * 22.0, 1.0), 8.0)));

  // Lamps of the quay, each with its own colour and its aureole in the rain.
  for (int i = 0; i < 22; i++) {
    vec3 dice = hash3(vec2(float(i), 3.0), 31.0);
    // They stand in clusters, with dark quays between.
    vec2 d = p - vec2(-2.9 + 0.265 * (float(i) + 1.5 * dice.x), HORIZON + 0.020 + 0.045 * dice.y * dice.y);
    vec3 colour = dice.z > 0.93 ? TAIL_RED * 1.4 : dice.z > 0.84 ? vec3(0.10, 0.75, 0.62) : mix(SODIUM, vec3(1.0, 0.62, 0.30), dice.z);
    light += colour * 26.0 * dice.y * dice.y * exp(-dot(d, d) * mix(30000.0, 12000.0, dice.x)) + colour * 0.020 * exp(-length(d) * 17.0);
  }

  // The bridge. Steel is hardly lighter than the night; the lamps draw it.
  float u = (p.x - MIDDLE) / HALF_SPAN;
  vec3 steel = vec3(0.008, 0.013, 0.016);
  float rib = archHeight(clamp(u, -1.0, 1.0)), slope = abs(u) * 1.0;
  float upper = abs(h - rib - 0.020) - 0.0105 * (1.0 + slope), lower = abs(h - rib + 0.030 + 0.016 * slope) - 0.0075 * (1.0 + slope);
  float panel = abs(fract(u * 26.0) - 0.5) * 2.0;
  float web = max(abs(h - rib + 0.004 + 0.008 * slope - (panel - 0.5) * (0.042 + 0.016 * slope)) - 0.0045 * (1.0 + slope), abs(h - rib) - 0.06);
  float arch = abs(u) < 1.0 ? min(min(upper, lower), web) : 1.0;
  float hanger = abs(u) < 0.93 && h > DECK && h < rib ? abs(fract(u * 13.0) - 0.5) / 13.0 * HALF_SPAN : 1.0;
  hanger = abs(hanger - 0.5 / 13.0 * HALF_SPAN) - 0.0011;
  light = mix(light, steel, 0.8 * smoothstep(0.0012, -0.0010, hanger));
  light = mix(light, steel + vec3(0.20, 0.095, 0.030) * smoothstep(0.34, 0.0, abs(h - DECK)) * 0.35, smoothstep(0.0015, -0.0015, arch));
  float deck = abs(h - DECK + 0.012) - 0.022;
  light = mix(light, steel * 0.7, smoothstep(0.0015, -0.0015, deck));
  for (int side = -1; side <= 1; side += 2) {
    float pier = box(vec2(p.x - MIDDLE - HALF_SPAN * float(side), h - 0.055), vec2(0.036, 0.075));
    pier = min(pier, box(vec2(p.x - MIDDLE - HALF_SPAN * float(side), h - 0.004), vec2(0.060, 0.010)));
    light = mix(light, steel * 1.3, smoothstep(0.002, -0.002, pier));
  }
  for (int k = 1; k < 4; k++) light = mix(light, steel, smoothstep(0.002, -0.002, box(vec2(abs(p.x - MIDDLE) - HALF_SPAN - 0.42 * float(k), h - 0.06), vec2(0.014, 0.07))));
  // The roadway glows between its rails; lamps stand on it, and small white ones follow the arch.
  light += TUNGSTEN * 0.85 * exp(-pow((h - DECK - 0.012) / 0.0045, 2.0)) * (0.10 + 0.9 * pow(noise(vec2(p.x * 9.0, 1.0), 14.0), 2.0));
  float post = (p.x - MIDDLE) / 0.2185, nearest = floor(post + 0.5);
  light = mix(light, steel, smoothstep(0.0012, 0.0, abs(post - nearest) * 0.2185) * step(h, DECK + 0.058) * step(DECK, h) * step(0.16, hash(nearest, 15.0)));
  for (int i = -2; i <= 2; i++) {
    float at = nearest + float(i);
    vec2 d = vec2((post - at) * 0.2185, h - DECK - 0.058);
    light += SODIUM * (34.0 * exp(-dot(d, d) * 11000.0) + 0.16 * exp(-length(d) * 12.0)) * step(0.16, hash(at, 15.0)) * (0.4 + 0.7 * hash(at, 16.0));
  }
  if (abs(u) < 1.0) {
    float bead = u * 30.0, b = floor(bead + 0.5) / 30.0;
    vec2 e = vec2((u - b) * HALF_SPAN, h - archHeight(b) - 0.036);
    light += vec3(1.0, 0.80, 0.56) * (7.0 * exp(-dot(e, e) * 62000.0) + 0.045 * exp(-length(e) * 42.0));
  }
  vec2 beacon = vec2(p.x - MIDDLE, h - CROWN - 0.045);
  light += TAIL_RED * (18.0 * exp(-dot(beacon, beacon) * 30000.0) + 0.13 * exp(-length(beacon) * 17.0));
  return light + mist * 0.34 * exp(-pow(h * 5.5, 2.0));
}

vec4 world(vec2 p) {
  // Below the water line the exposure is mirrored, for the reflections to read.
  return vec4(above(vec2(p.x, HORIZON + abs(p.y - HORIZON))), 0.0035);
}

// The slope of the water at a place on the river, in metres: long swell from the current, short chop from the rain.
vec2 swell(vec2 at) {
  vec2 slope = vec2(0.0);
  float size = 0.30, strength = 1.0;
  for (int i = 0; i < 4; i++) {
    vec2 q = rotation(0.5 * float(i) - 0.6) * at * size + vec2(uTime * (0.22 + 0.11 * float(i)), uTime * 0.30 * float(i & 1));
    slope += strength * (vec2(noise(q, 60.0 + float(i)), noise(q + 19.0, 70.0 + float(i))) - 0.5);
    size *= 2.3;
    strength *= 0.72;
  }
  return slope;
}

vec3 shot(vec2 p) {
  vec3 light = focused(p);
  float depth = HORIZON - p.y;
  if (depth > 0.0) {
    // The eye is 2.2 m above the water: what lies nearer is seen more steeply, and its waves are larger in the picture.
    float away = 2.2 / (depth + 0.004);
    vec2 slope = swell(vec2(p.x * away, away * 2.6));
    vec3 sum = vec3(0.0);
    const int RAYS = 26;
    for (int i = 0; i < RAYS; i++) {
      vec2 rough = gaussian2(float(i));
      // A facet that tilts towards the eye looks higher up: reflections are drawn out along the line of sight.
      float rise = depth * 0.92 + (slope.y * 0.50 + rough.y * 0.12) * smoothstep(0.0, 0.16, depth) + rough.y * 0.4 * depth;
      vec2 at = vec2(p.x + slope.x * 0.030 * smoothstep(0.0, 0.5, depth) + rough.x * (0.003 + 0.012 * depth), HORIZON - abs(rise));
      sum += min(textureLod(uWorld, worldUv(vec2(at.x, max(at.y, HORIZON - 1.0))), 1.0).rgb, 11.0) / float(RAYS);
    }
    float grazing = mix(0.95, 0.30, smoothstep(0.0, 0.75, depth));
    light = vec3(0.0025, 0.0055, 0.0075) + sum * grazing * (0.75 + 0.9 * max(slope.y + 0.25, 0.0));
  }
  // Rain in the air: fine, slanted, hardly there.
  vec2 r = rotation(0.09) * p + vec2(0.0, uTime * 2.6);
  float streak = noise(vec2(r.x * 170.0, r.y * 4.0), 30.0) * noise(vec2(r.x * 80.0, r.y * 2.0 + 9.0), 31.0);
  light += vec3(0.11, 0.13, 0.135) * 0.07 * smoothstep(0.52, 0.95, streak) + light * 0.22 * smoothstep(0.55, 0.95, streak);
  // The near water is left dark.
  return light * mix(0.38, 1.0, smoothstep(-0.95, -0.05, p.y));
}
