// A desk after hours: a year's calendar with days ringed in red, a pencil, a mug of coffee that still steams under the lamp.
const float MAX_BLUR = 0.06;
const float EXPOSURE = 1.35;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// Decimetres. The desk is y = 0; the lamp stands outside the frame, behind to the right.
const vec3 MUG = vec3(0.52, 0.0, 0.42), LAMP = vec3(2.1, 2.9, 2.0);
const float RADIUS = 0.40, HEIGHT = 0.86, COFFEE = 0.72;
const vec2 SHEET_AT = vec2(-0.42, -0.10), SHEET = vec2(1.02, 0.76);
const float TURN = 0.20;

float mug(vec3 p) {
  vec3 q = p - MUG;
  float r = length(q.xz);
  float wall = max(box(vec2(r, q.y - HEIGHT * 0.5), vec2(RADIUS, HEIGHT * 0.5) - 0.03) - 0.03, -box(vec2(r, q.y - HEIGHT * 0.5 - 0.05), vec2(RADIUS - 0.035, HEIGHT * 0.5)));
  // The handle stands towards the window, to the left and near.
  vec3 h = q; h.xz = rotation(-0.55) * h.xz;
  vec2 ring = vec2(length((h.xy - vec2(-RADIUS - 0.02, 0.44)) * vec2(1.0, 0.86)) - 0.21, h.z);
  return min(wall, max(length(ring * vec2(1.0, 0.7)) - 0.048, h.x + RADIUS - 0.02));
}
float coffee(vec3 p) { vec3 q = p - MUG; return drum(q - vec3(0.0, COFFEE - 0.02, 0.0), RADIUS - 0.03, 0.02); }

vec3 pencilSpace(vec3 p) { p -= vec3(-0.50, 0.052, -0.52); p.xz = rotation(0.42) * p.xz; return p; }
float pencil(vec3 p) {
  vec3 q = pencilSpace(p);
  vec2 a = abs(q.zy);
  float hex_ = max(a.y, a.x * 0.866 + a.y * 0.5) - 0.044;
  float tip = (length(q.zy) - 0.30 * (0.98 - q.x)) * 0.95;
  return max(max(hex_, tip), abs(q.x) - 0.98);
}
float map(vec3 p) { return min(min(p.y, mug(p)), min(coffee(p), pencil(p))) * 0.92; }

vec2 sheetSpace(vec2 at) { return rotation(TURN) * (at - SHEET_AT); }

// The printed year: twelve months of seven columns, some days ringed.
vec3 sheet(vec2 q) {
  vec3 paper = vec3(0.62, 0.595, 0.54) * (0.94 + 0.10 * fbm(q * 9.0, 2.0));
  vec2 pitch = vec2(0.475, 0.44);
  vec2 grid = (q - vec2(0.0, -0.055)) / pitch, month = floor(grid) , in_ = (fract(grid) - 0.5) * pitch;
  if (month.x >= -2.0 && month.x < 2.0 && month.y >= -2.0 && month.y < 1.0) {
    float title = step(box(in_ - vec2(-0.12, 0.175), vec2(0.065, 0.013)), 0.0) * step(0.25, fract(in_.x * 48.0));
    paper = mix(paper, vec3(0.16, 0.030, 0.022), title);
    vec2 day = (in_ - vec2(0.0, -0.02)) / vec2(0.056, 0.054) + vec2(3.5, 3.0), cell = floor(day), d = fract(day) - 0.5;
    bool inside = cell.x >= 0.0 && cell.x < 7.0 && cell.y >= 0.0 && cell.y < 5.0 && !(cell.y > 3.5 && cell.x < 3.0 * hash(month, 4.0)) && !(cell.y < 0.5 && cell.x > 2.0 + 4.0 * hash(month, 5.0));
    if (inside) {
      vec2 glyph = floor((d + 0.5) * vec2(7.0, 5.0));
      float ink = step(abs(d.x), 0.30) * step(abs(d.y), 0.30) * step(0.42, hash(glyph + cell * 9.0 + month * 71.0, 6.0));
      paper = mix(paper, cell.x > 4.5 ? vec3(0.20, 0.05, 0.04) : vec3(0.045, 0.05, 0.055), 0.85 * ink);
    }
    // Rings in red pencil, drawn by hand.
    for (int i = 0; i < 4; i++) {
      vec3 dice = hash3(month * 3.0 + float(i), 8.0);
      if (dice.z > 0.55) continue;
      vec2 at = (floor(dice.xy * vec2(6.99, 3.99)) + vec2(0.5, 1.5) - vec2(3.5, 3.0)) * vec2(0.056, 0.054) + vec2(0.0, -0.02);
      vec2 r = (in_ - at) * vec2(1.0, 1.12);
      float angle = atan(r.y, r.x), ring = abs(length(r) - 0.040 - 0.004 * sin(angle * 2.0 + dice.x * 9.0) - 0.002 * angle);
      paper = mix(paper, vec3(0.50, 0.030, 0.020), 0.9 * smoothstep(0.0075, 0.0035, ring) * (0.55 + 0.45 * noise(q * 170.0, 9.0)));
    }
  }
  // The year itself, as a dark bar of figures at the top.
  float head = step(box(q - vec2(-0.66, 0.665), vec2(0.16, 0.034)), 0.0) * step(0.18, fract(q.x * 12.0));
  return mix(paper, vec3(0.05), head);
}

vec3 lit(vec3 at, vec3 normal, vec3 albedo) {
  float key = 0.0;
  for (int i = 0; i < 16; i++) key += visible(at + normal * 0.004, LAMP + (hash3(gl_FragCoord.xy, 40.0 + float(i)) - 0.5) * 0.45) / 16.0;
  vec3 toLamp = LAMP - at;
  vec2 pool = at.xz - vec2(0.25, 0.15);
  vec3 light = vec3(1.0, 0.62, 0.30) * 20.0 * key * max(dot(normal, normalize(toLamp)), 0.0) / dot(toLamp, toLamp) * (0.22 + 0.78 * exp(-dot(pool, pool) * 0.42));
  light += vec3(0.10, 0.22, 0.28) * 0.60 * max(dot(normal, normalize(vec3(-0.9, 0.55, -0.1))), 0.0) + vec3(0.010, 0.015, 0.018);
  light += vec3(1.0, 0.55, 0.26) * 0.05 * max(-normal.y + 0.4, 0.0);
  return albedo * light * openness(at, normal, 0.22);
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.25, 3.0, -4.2);
  vec3 ray = aim(p, from, vec3(-0.02, 0.16, 0.02), 4.15);
  float t = march(from, ray, 2.0, 14.0);
  vec3 at = from + ray * t, normal = normalAt(at, 0.0012), light, mirror = reflect(ray, normal);
  vec3 lampWay = normalize(LAMP - at);
  if (coffee(at) < 0.004) {
    // Black, with a rim of amber where it thins, and the lamp in it.
    vec2 q = (at - MUG).xz;
    float rim = smoothstep(RADIUS - 0.10, RADIUS - 0.03, length(q));
    vec3 swell = normalize(vec3((fbm(q * 9.0, 11.0) - 0.5) * 0.10, 1.0, (fbm(q * 9.0 + 4.0, 11.0) - 0.5) * 0.10));
    light = lit(at, swell, mix(vec3(0.010, 0.0045, 0.002), vec3(0.20, 0.075, 0.020), rim));
    light += vec3(1.0, 0.72, 0.42) * 3.5 * pow(max(dot(reflect(ray, swell), lampWay), 0.0), 90.0) + vec3(0.03, 0.06, 0.075) * 0.35;
  } else if (mug(at) < 0.004) {
    // Stoneware: dark below, a paler glaze run down from the lip.
    vec3 q = at - MUG;
    float around = atan(q.z, q.x), run = 0.56 + 0.10 * fbm(vec2(around * 3.0, 1.0), 12.0);
    vec3 clay = mix(vec3(0.055, 0.085, 0.095), vec3(0.36, 0.34, 0.30), smoothstep(-0.012, 0.012, q.y - run)) * (0.8 + 0.35 * fbm(vec2(around * 8.0, q.y * 14.0), 13.0));
    light = lit(at, normal, clay) + vec3(1.0, 0.74, 0.46) * 0.75 * pow(max(dot(mirror, lampWay), 0.0), 60.0) + vec3(0.16, 0.30, 0.36) * 0.22 * pow(max(dot(mirror, normalize(vec3(-0.9, 0.35, -0.3))), 0.0), 20.0);
  } else if (pencil(at) < 0.004) {
    vec3 q = pencilSpace(at);
    float cone = smoothstep(0.835, 0.845, q.x + 0.010 * sin(atan(q.y, q.z) * 6.0));
    vec3 paint = mix(vec3(0.48, 0.035, 0.022), vec3(0.52, 0.33, 0.17), cone);
    light = lit(at, normal, mix(paint, vec3(0.40, 0.02, 0.015), smoothstep(0.925, 0.93, q.x)));
    light += vec3(1.0, 0.70, 0.42) * 0.25 * pow(max(dot(mirror, lampWay), 0.0), 30.0) * (1.0 - cone);
  } else {
    vec2 q = sheetSpace(at.xz), under = sheetSpace(at.xz - vec2(-0.012, 0.014));
    float grain = fbm(vec2(at.x * 1.4, at.z * 20.0), 14.0);
    vec3 wood = vec3(0.125, 0.066, 0.034) * (0.5 + 0.85 * grain);
    wood *= mix(0.45, 1.0, smoothstep(0.0, 0.05, box(under, SHEET)));
    float page = box(q, SHEET);
    light = lit(at, vec3(0.0, 1.0, 0.0), page < 0.0 ? sheet(q) : wood);
    if (page > 0.0) light += vec3(1.0, 0.66, 0.36) * 0.05 * pow(max(dot(reflect(ray, vec3(0.0, 1.0, 0.0)), lampWay), 0.0), 6.0) * (0.4 + grain);
    // A brown ring where the mug stood before.
    float stain = abs(length(at.xz - vec2(0.10, 0.36)) - 0.36);
    if (page < 0.0) light *= 1.0 - vec3(0.25, 0.42, 0.60) * 0.55 * smoothstep(0.022, 0.004, stain) * smoothstep(0.30, 0.60, noise(at.xz * 5.0, 15.0));
  }
  return vec4(light, clamp(abs(1.0 / 5.05 - 1.0 / t) * 0.42 - 0.0022, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  vec3 light = focused(p);
  // Steam, thin, curling, seen against the dark.
  vec2 q = p - vec2(0.50, 0.36);
  float sway = 0.10 * (fbm(vec2(q.y * 1.6 - uTime * 0.22, 1.0), 21.0) - 0.5) * 4.0 * max(q.y, 0.0);
  float wisp = fbm(vec2((q.x - sway) * 5.0 + 0.9 * fbm(p * 2.4, 22.0), q.y * 1.5 - 1.0 - uTime * 0.30), 23.0);
  float steam = smoothstep(0.44, 0.72, wisp) * smoothstep(0.34, 0.08, abs(q.x - sway) / (1.0 + 0.5 * max(q.y, 0.0))) * smoothstep(0.06, 0.24, q.y) * smoothstep(0.75, 0.10, q.y);
  return light + vec3(0.95, 0.66, 0.42) * 0.20 * steam;
}
