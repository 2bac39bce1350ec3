// The crew's van at the kerb in the rain: its side door is open, the load lit from inside, the street gone to lights.
const float MAX_BLUR = 0.075;
const float EXPOSURE = 1.4;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// Metres. In the van's space z runs forward, x to its right; its left side and its rear face the camera.
const vec3 VAN = vec3(1.35, 0.0, 8.6);
const float YAW = 0.62;
const vec3 DOOR = vec3(-1.0, 1.30, 0.30), DOOR_SIZE = vec3(0.86, 0.80, 0.62);
const vec3 BULB = vec3(-0.42, 1.98, 0.30);

vec3 vanSpace(vec3 p) { p -= VAN; p.xz = rotation(YAW) * p.xz; return p; }
vec3 vanTurn(vec3 v) { v.xz = rotation(YAW) * v.xz; return v; }

float wheels(vec3 q) {
  vec3 w = vec3(abs(q.x) - 0.86, q.y - 0.35, abs(q.z + 0.05) - 1.78);
  return box(vec2(length(w.yz), w.x), vec2(0.31, 0.09)) - 0.035;
}

float load(vec3 q) {
  float d = box3(q - vec3(-0.45, 0.86, 0.02), vec3(0.30, 0.26, 0.27)) - 0.012;
  d = min(d, box3(q - vec3(-0.42, 1.28, -0.02), vec3(0.26, 0.13, 0.22)) - 0.012);
  d = min(d, box3(q - vec3(-0.50, 0.78, 0.60), vec3(0.25, 0.18, 0.20)) - 0.012);
  d = min(d, rod(q, vec3(-0.55, 0.66, 0.36), vec3(-0.25, 1.95, 0.48), 0.024));
  return min(d, rod(q, vec3(-0.45, 0.66, 0.50), vec3(-0.10, 1.90, 0.60), 0.018));
}

float van(vec3 q) {
  float bound = box3(q - vec3(0.0, 1.25, 0.0), vec3(1.25, 1.4, 3.1));
  if (bound > 0.6) return bound - 0.2;
  // The sides lean in a little above the waist; the nose falls away.
  float lean = 0.055 * max(q.y - 1.1, 0.0);
  float body = box3(vec3(abs(q.x) + lean, q.y - 1.42, q.z), vec3(0.98, 1.08, 2.72) - 0.15) - 0.15;
  body = max(body, dot(q - vec3(0.0, 1.45, 2.30), normalize(vec3(0.0, 0.62, 0.80))));
  vec3 arch = vec3(abs(q.x) - 1.0, q.y - 0.35, abs(q.z + 0.05) - 1.78);
  body = max(body, -(box(vec2(length(arch.yz), arch.x), vec2(0.43, 0.30))));
  // Rubbing strip, rear bumper, door gaps.
  float seam = min(abs(q.z - DOOR.z - 0.72), abs(q.z + 1.05));
  body += 0.010 * smoothstep(0.014, 0.0, q.x < 0.0 ? seam : 1.0) + 0.010 * smoothstep(0.012, 0.0, q.z < -2.5 ? abs(q.x) : 1.0);
  body = min(body, box3(q - vec3(0.0, 0.52, -2.76), vec3(0.90, 0.09, 0.05)) - 0.03);
  body = min(body, box3(q - vec3(-0.985, 0.78, -0.1), vec3(0.006, 0.035, 1.9)) - 0.008);
  float hole = box3(q - vec3(DOOR.x + 0.45, DOOR.y, DOOR.z), vec3(DOOR_SIZE.x, DOOR_SIZE.y - 0.06, DOOR_SIZE.z - 0.06)) - 0.06;
  body = max(body, -hole);
  // The door itself stands slid back along the side.
  body = min(body, box3(q - vec3(-1.075, DOOR.y + 0.02, -0.98), vec3(0.020, 0.83, 0.66)) - 0.02);
  float rack = min(rod(vec3(abs(q.x), q.yz), vec3(0.62, 2.62, -2.3), vec3(0.62, 2.62, 1.3), 0.022), rod(vec3(q.xy, abs(q.z + 0.5)), vec3(-0.62, 2.62, 1.0), vec3(0.62, 2.62, 1.0), 0.018));
  return min(min(body, rack), min(wheels(q), max(load(q), box3(q - vec3(-0.2, 1.3, 0.3), vec3(0.8, 0.8, 0.7)))));
}

float kerb(vec3 p) { return box3(p - vec3(0.0, 0.0, 13.9), vec3(40.0, 0.14, 2.2)) - 0.02; }
float map(vec3 p) { return min(min(p.y, kerb(p)), van(vanSpace(p))); }

// The far side of the street, as directions: shop fronts, windows, lamps and the lights of traffic, all out of focus.
vec3 street(vec3 ray) {
  vec2 d = ray.xy / max(ray.z, 0.05);
  vec3 light = mix(vec3(0.075, 0.105, 0.112), vec3(0.012, 0.030, 0.042), smoothstep(0.05, 0.75, d.y)) * (0.55 + 0.8 * fbm(d * vec2(2.0, 3.4), 3.0));
  float lot = floor(d.x * 3.1 + 0.4);
  vec3 dice = hash3(vec2(lot, 2.0), 5.0);
  float roof = 0.20 + 0.24 * dice.x - 0.12 * exp(-pow((d.x + 0.22) / 0.16, 2.0));
  if (d.y < roof) {
    light = vec3(0.011, 0.019, 0.023) * (0.7 + 0.6 * noise(d * 9.0, 6.0));
    vec2 bay = vec2(0.052, 0.066), cell = floor(d / bay), q = fract(d / bay) - 0.5;
    vec3 room = hash3(cell, 8.0);
    if (d.y > 0.085) light += mix(TUNGSTEN, vec3(1.0, 0.72, 0.44), room.y) * step(0.80, room.x) * step(box(q, vec2(0.24, 0.30)), 0.0) * (0.25 + 1.3 * room.z);
    else if (d.y > 0.012) light += mix(TUNGSTEN, RAIN, step(0.82, dice.y)) * step(0.46, dice.z) * step(abs(fract(d.x * 3.1 + 0.4) - 0.5), 0.36) * (0.35 + 0.5 * noise(d * vec2(60.0, 24.0), 9.0));
  }
  for (int i = 0; i < 20; i++) {
    vec3 r = hash3(vec2(float(i), 1.0), 41.0);
    bool high = i < 10;
    vec2 at = vec2(-0.92 + 0.185 * (float(i % 10) + 0.7 * r.x), high ? 0.13 + 0.20 * r.y * r.y : 0.018 + 0.030 * r.y);
    vec3 colour = high ? (r.z > 0.86 ? vec3(0.05, 0.85, 0.60) : SODIUM) : r.z > 0.52 ? TAIL_RED : vec3(1.0, 0.76, 0.50);
    float size = high ? 0.0075 : 0.0048;
    light += colour * (high ? 26.0 : 20.0) * (0.3 + r.y) * smoothstep(size, size * 0.6, length(d - at));
    light += colour * 0.035 * exp(-length(d - at) * 24.0);
  }
  return light;
}

vec3 inside(vec3 q) {
  vec3 toBulb = BULB - q;
  return vec3(1.0, 0.62, 0.28) * 2.1 / (0.16 + dot(toBulb, toBulb));
}

vec3 surface(vec3 at, vec3 ray, vec3 normal) {
  vec3 q = vanSpace(at), n = vanTurn(normal);
  vec3 dusk = vec3(0.090, 0.150, 0.175) * (0.34 + 0.66 * max(normal.y, 0.0)) * 1.9;
  // A street lamp behind the camera to the left, another behind the van.
  vec3 lamp = SODIUM * 0.15 * max(dot(normal, normalize(vec3(-0.35, 0.55, -0.75))), 0.0) + SODIUM * 0.9 * pow(max(dot(normal, normalize(vec3(0.35, 0.75, 0.55))), 0.0), 2.0);
  if (van(q) > 0.02) return vec3(0.03) * (dusk + lamp);
  bool cargo = box3(q - vec3(DOOR.x + 0.55, DOOR.y, DOOR.z), vec3(DOOR_SIZE.x + 0.02, DOOR_SIZE.y + 0.01, DOOR_SIZE.z + 0.01)) < 0.0 && q.x > -0.94;
  if (cargo) {
    float object = load(q);
    vec3 albedo = object < 0.004 ? vec3(0.040, 0.042, 0.044) : vec3(0.34, 0.29, 0.23) * (0.75 + 0.3 * step(0.12, abs(fract(q.z * 3.0) - 0.5)));
    float facing = 0.25 + 0.75 * max(dot(n, normalize(BULB - q)), 0.0);
    vec3 light = albedo * inside(q) * facing * openness(at, normal, 0.25);
    if (object < 0.004) light += inside(q) * 0.10 * smoothstep(0.014, 0.004, abs(fract(q.y * 4.4 + 0.2) - 0.5) * 0.22) + inside(q) * 0.02;
    return light + vec3(1.0, 0.72, 0.40) * 22.0 * smoothstep(0.15, 0.05, length((q - BULB) * vec3(1.0, 1.0, 0.32)));
  }
  if (wheels(q) < 0.004) return vec3(0.010) * (dusk + lamp) + vec3(0.05) * dusk * smoothstep(0.20, 0.18, length(vec2(q.y - 0.35, abs(q.z + 0.05) - 1.78)));
  // Painted dark, waxed, wet: it mirrors the street in broad soft shapes.
  vec3 mirror = reflect(ray, normal);
  float facing = clamp(-dot(ray, normal), 0.0, 1.0), fresnel = 0.05 + 0.95 * pow(1.0 - facing, 5.0);
  vec3 seen = mirror.z > 0.0 ? street(mirror) : mix(vec3(0.030, 0.040, 0.042), vec3(0.070, 0.115, 0.132), smoothstep(0.0, 0.8, mirror.y)) + SODIUM * 1.4 * exp(-dot(mirror - normalize(vec3(-0.65, 0.42, -0.62)), mirror - normalize(vec3(-0.65, 0.42, -0.62))) * 9.0);
  float beads = smoothstep(0.60, 0.85, noise(q.zy * 46.0 + q.xy * 46.0, 16.0));
  vec3 light = vec3(0.105, 0.135, 0.150) * (0.72 + 0.4 * fbm(q.zy * vec2(0.7, 2.0), 15.0)) * (dusk + lamp) + min(seen, 3.0) * fresnel * 0.8 + beads * 0.05 * (dusk + lamp);
  // Windows of the rear doors, tail lamps, the plate with its own small light.
  if (q.z < -2.66) {
    vec2 pane = vec2(abs(q.x) - 0.44, q.y - 1.78);
    if (box(pane, vec2(0.30, 0.30)) < 0.04) light = vec3(0.004, 0.006, 0.007) + min(seen, 2.0) * 0.10 + TUNGSTEN * 0.045 * exp(-length(pane + vec2(0.0, 0.2)) * 4.0);
    float tail = box(vec2(abs(q.x) - 0.865, q.y - 1.12), vec2(0.055, 0.24)) - 0.015;
    float hot = exp(-pow((q.y - 1.20) / 0.11, 2.0));
    if (tail < 0.0) light = TAIL_RED * (1.6 + 12.0 * hot) * (0.8 + 0.3 * sin(q.y * 190.0));
    light += TAIL_RED * 0.10 * exp(-max(tail, 0.0) * 9.0);
    float plate = box(q.xy - vec2(0.0, 0.78), vec2(0.17, 0.085));
    if (plate < 0.0) light = vec3(0.55, 0.50, 0.42) * (0.20 + 0.75 * smoothstep(-0.085, 0.085, q.y - 0.78)) * (0.45 + 0.55 * step(0.3, hash(floor((q.xy) * vec2(34.0, 14.0)), 17.0)));
  }
  if (abs(q.x + 1.0) < 0.10 && q.z < -0.3 && q.z > -1.66 && q.y > 1.42 && q.y < 2.02) light = light * 0.25 + min(seen, 2.0) * 0.06;
  // Light from the open door grazes the leaf that is slid back.
  return light + vec3(1.0, 0.62, 0.28) * 0.10 * exp(-abs(q.z - DOOR.z + 0.62) * 5.0) * step(q.x, -0.9) * smoothstep(0.3, 1.2, q.y);
}

vec3 seenFrom(vec3 from, vec3 ray, out float t) {
  t = march(from, ray, 0.05, 26.0);
  if (t > 25.5) return street(ray);
  vec3 at = from + ray * t;
  if (at.y < 0.004) return vec3(0.010, 0.014, 0.016);
  return surface(at, ray, normalAt(at, 0.002));
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.9, 1.02, 0.0), ray = aim(p - vec2(0.10, 0.10), from, vec3(-0.05, 1.02, 8.0), 3.0);
  float t;
  vec3 light = seenFrom(from, ray, t);
  vec3 at = from + ray * t;
  if (ray.y < 0.0 && at.y < 0.004) {
    // Wet asphalt: stones, standing water, and the street upside down in both.
    float water = smoothstep(0.42, 0.60, fbm(at.xz * vec2(0.55, 0.40) + 2.0, 20.0));
    float here = fbm(at.xz * 7.0, 21.0);
    vec2 slope = vec2(fbm(at.xz * 7.0 + vec2(0.05, 0.0), 21.0), fbm(at.xz * 7.0 + vec2(0.0, 0.05), 21.0)) - here;
    vec3 sum = vec3(0.0);
    const int RAYS = 5;
    for (int i = 0; i < RAYS; i++) {
      vec2 rough = gaussian2(float(i) + 3.0) * mix(vec2(0.032, 0.090), vec2(0.004, 0.015), water);
      vec3 bounce = reflect(ray, normalize(vec3(rough.x - slope.x * 0.5 * (1.0 - water), 1.0, rough.y - slope.y * 0.5 * (1.0 - water))));
      bounce.y = abs(bounce.y) + 0.002;
      float ignored;
      sum += min(seenFrom(at + vec3(0.0, 0.02, 0.0), normalize(bounce), ignored), 9.0) / float(RAYS);
    }
    float fresnel = 0.04 + 0.96 * pow(1.0 + ray.y, 5.0);
    // The spill of the open door: what of the ground sees the bulb.
    float spill = 0.0;
    vec3 q = vanSpace(at);
    vec3 bulb = VAN + vec3(rotation(-YAW) * BULB.xz, BULB.y).xzy;
    for (int i = 0; i < 3; i++) spill += visible(at + vec3(0.0, 0.01, 0.0), bulb + 0.22 * (hash3(gl_FragCoord.xy, 30.0 + float(i)) - 0.5)) / 3.0;
    vec3 toBulb = bulb - at;
    vec3 stone = vec3(0.060, 0.056, 0.052) * (0.5 + here) * mix(1.0, 0.35, water);
    light = stone * (vec3(0.05, 0.08, 0.09) + vec3(1.0, 0.60, 0.26) * 60.0 * spill * max(normalize(toBulb).y, 0.0) / (0.3 + dot(toBulb, toBulb)) + TAIL_RED * 0.5 * exp(-length(q - vec3(-0.86, 0.0, -3.3)) * 1.3)) + sum * fresnel * mix(0.75, 1.15, water);
  }
  return vec4(light, clamp(abs(1.0 / 8.0 - 1.0 / t) * 0.55 - 0.0020, 0.0, MAX_BLUR));
}

// Falling rain: it is seen where there is light behind it.
float rain(vec2 p, float size, float speed, float seed) {
  vec2 q = rotation(0.10) * p / size;
  float column = floor(q.x * 26.0), drop = q.y * 0.55 + uTime * speed * (0.8 + 0.4 * hash(column, seed)) + 17.0 * hash(column, seed + 1.0);
  float in_ = fract(drop), wide = abs(fract(q.x * 26.0) - 0.5);
  float present = step(hash(vec2(column, floor(drop)), seed + 2.0), 0.16);
  return present * smoothstep(0.20, 0.02, wide) * smoothstep(0.0, 0.05, in_) * smoothstep(0.24, 0.06, in_);
}

vec3 shot(vec2 p) {
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  vec3 light = sharp.a < 0.0010 ? sharp.rgb : focused(p);
  vec3 behind = min(textureLod(uDefocus, worldUv(p), 5.0).rgb, 1.6) + vec3(0.015, 0.020, 0.022);
  float fall = rain(p, 0.55, 3.0, 61.0) * 0.45 + rain(p, 0.9, 3.4, 64.0) * 0.55 + rain(p, 1.7, 4.2, 67.0) * 0.5;
  light += behind * fall * 0.75;
  // Mist of the rain itself hangs around the lights.
  light += textureLod(uDefocus, worldUv(p), 6.0).rgb * 0.10;
  return light * mix(0.55, 1.0, smoothstep(-1.1, -0.2, p.y));
}
