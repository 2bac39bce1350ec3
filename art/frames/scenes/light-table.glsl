// A cutting-room light table, late: slides laid out as a plan in rows, some places still empty, a loupe on one of them.
const float MAX_BLUR = 0.05;
const float EXPOSURE = 1.0;
const float VIGNETTE = 0.6;

const vec2 TABLE_AT = vec2(0.42, 0.32), TABLE = vec2(1.62, 1.06);
const vec2 PITCH = vec2(0.37, 0.37);
const vec3 LAMP = vec3(1.0, 0.76, 0.46);
const vec2 LOUPE = vec2(0.925, 0.185);
const float LOUPE_RADIUS = 0.175, LOUPE_HEIGHT = 0.22;

// Seven small pictures from the studio's world; q runs from -1 to 1 up and down, and 1.5 times that across.
vec3 picture(vec2 q, float kind, float seed) {
  vec3 dusk = mix(vec3(0.50, 0.26, 0.12), vec3(0.030, 0.13, 0.20), smoothstep(-0.5, 0.8, q.y + 0.2 * (seed - 0.5)));
  float hills = 0.35 * fbm(vec2(q.x * 1.1 + seed * 9.0, 1.0), 3.0) - 0.45;
  if (kind < 1.0) {
    vec3 c = mix(dusk, vec3(0.9, 0.42, 0.10), 1.0 - smoothstep(0.34, 0.38, length(q - vec2(0.5 * (seed - 0.5), 0.0))));
    return mix(c, vec3(0.010, 0.020, 0.026), smoothstep(0.02, -0.02, q.y - hills - 0.1));
  }
  if (kind < 2.0) {
    vec3 c = vec3(0.010, 0.026, 0.036);
    for (int i = 0; i < 14; i++) {
      vec3 dice = hash3(vec2(float(i), seed * 50.0), 5.0);
      vec3 colour = dice.z > 0.75 ? RAIN : dice.z > 0.6 ? TAIL_RED : SODIUM;
      c += colour * 0.45 * smoothstep(0.02, -0.04, length(q - (dice.xy - 0.5) * vec2(2.6, 1.2)) - 0.10 - 0.14 * dice.z * dice.x);
    }
    return c;
  }
  if (kind < 3.0) {
    vec2 cell = floor(q * vec2(3.2, 4.0)), inside = fract(q * vec2(3.2, 4.0)) - 0.5;
    float lit = step(0.62, hash(cell + seed * 31.0, 6.0)) * step(box(inside, vec2(0.26, 0.30)), 0.0);
    return vec3(0.016, 0.040, 0.055) + vec3(0.85, 0.42, 0.12) * lit;
  }
  if (kind < 4.0) {
    float lane = abs(q.x) / max(0.12 - q.y, 0.05);
    vec3 c = q.y > 0.12 ? dusk : vec3(0.020, 0.030, 0.036) + vec3(0.5, 0.22, 0.05) * smoothstep(0.30, 0.0, lane) + vec3(0.5) * smoothstep(0.05, 0.0, abs(lane - 1.1));
    return c + vec3(0.9, 0.5, 0.2) * exp(-dot(q - vec2(0.0, 0.12), q - vec2(0.0, 0.12)) * 16.0);
  }
  if (kind < 5.0) {
    float lamp = box(rotation(0.2) * (q - vec2(0.45, 0.15)), vec2(0.28, 0.42));
    return vec3(0.030, 0.036, 0.034) + vec3(0.9, 0.62, 0.32) * (smoothstep(0.03, 0.0, lamp) + 0.35 * exp(-max(lamp, 0.0) * 3.0));
  }
  if (kind < 6.0) {
    // An empty chair's worth of window light on a wall.
    vec2 patch_ = vec2(q.x - 0.25 + 0.35 * q.y, q.y - 0.15);
    float sash = smoothstep(0.03, 0.06, min(abs(patch_.x), abs(patch_.y)));
    return vec3(0.050, 0.060, 0.058) + vec3(0.8, 0.42, 0.15) * smoothstep(0.06, 0.0, box(patch_, vec2(0.48, 0.5))) * sash;
  }
  float wave = 0.3 + 0.4 * fbm(q * vec2(0.7, 5.0) + seed * 7.0, 8.0);
  return dusk * (q.y < -0.1 ? wave : 1.0) + vec3(0.8, 0.36, 0.08) * exp(-abs(q.x - 0.2) * 5.0) * (q.y < -0.1 ? wave : 0.12);
}

// Light through whatever lies on the glass at q.
vec3 arranged(vec2 q) {
  vec2 cell = floor(q / PITCH);
  vec3 dice = hash3(cell, 2.0), more = hash3(cell, 3.0);
  bool empty = dice.x < 0.13 && cell != floor(LOUPE / PITCH);
  vec2 at = (fract(q / PITCH) - 0.5) * PITCH + (dice.yz - 0.5) * 0.014;
  at = rotation((more.x - 0.5) * 0.10) * at;
  float tubes = 0.88 + 0.12 * cos((q.y - TABLE_AT.y) * 15.0);
  float falloff = 1.0 - 0.72 * smoothstep(0.15, 1.05, length((q - vec2(0.75, 0.35)) / TABLE));
  vec3 glass = LAMP * 1.12 * tubes * falloff;
  if (empty) {
    // A place left free in the plan: grease-pencil corners.
    float corner = min(abs(abs(at.x) - 0.135), abs(abs(at.y) - 0.135));
    float mark = step(0.09, min(abs(at.x), abs(at.y))) * step(max(abs(at.x), abs(at.y)), 0.138) * smoothstep(0.007, 0.003, corner);
    return mix(glass, vec3(0.25, 0.03, 0.02), 0.8 * mark);
  }
  float mount = box(at, vec2(0.132)) - 0.012, opening = box(at, vec2(0.112, 0.073)) - 0.004;
  vec3 card = vec3(0.045, 0.043, 0.040) * (0.8 + 0.4 * fbm(at * 60.0 + cell * 7.0, 4.0)) * (0.6 + 0.4 * falloff);
  card += LAMP * 0.06 * smoothstep(0.012, 0.0, abs(opening));
  // One sticker per slide: the colour says which part of the plan it serves.
  float sticker = length(at - vec2(0.102, 0.105)) - 0.019;
  vec3 code = more.y < 0.5 ? TUNGSTEN * 0.55 : more.y < 0.8 ? RAIN * 0.38 : TAIL_RED * 0.4;
  card = mix(card, code, smoothstep(0.003, -0.003, sticker));
  card *= 1.0 - 0.6 * smoothstep(0.004, 0.0, abs(at.x) < 0.08 ? abs(at.y + 0.108) : 1.0);
  vec3 light = mix(glass, card, smoothstep(0.003, -0.003, mount));
  vec3 slide = picture(at / 0.073, floor(more.z * 7.0), dice.z) * 1.75 * (0.5 + 0.5 * falloff);
  return mix(light, slide, smoothstep(0.003, -0.003, opening));
}

// A length of cine film across the near corner, its perforations bright.
vec3 filmStrip(vec2 q, vec3 under) {
  vec2 s = rotation(0.42) * (q - vec2(1.42, -0.52));
  s.y += 0.10 * s.x * s.x;
  float strip = abs(s.y) - 0.098;
  if (strip > 0.0) return under * (1.0 - 0.3 * exp(-strip * 40.0));
  float hole = box(vec2((fract(s.x / 0.027) - 0.5) * 0.027, abs(s.y) - 0.083), vec2(0.006, 0.008)) - 0.002;
  vec2 in_ = vec2((fract(s.x / 0.112) - 0.5) * 0.112, s.y);
  vec3 film = LAMP * vec3(0.10, 0.05, 0.022);
  vec3 shot_ = picture(in_ / 0.066, 3.0, 0.4 + 0.004 * floor(s.x / 0.112)) * 1.2;
  film = mix(film, shot_, smoothstep(0.002, -0.002, box(in_, vec2(0.050, 0.064)) - 0.003));
  return mix(film, under + LAMP * 0.10, smoothstep(0.002, -0.002, hole));
}

vec3 surface(vec2 q) {
  float edge = box(q - TABLE_AT, TABLE);
  vec3 desk = vec3(0.0035, 0.005, 0.006) + LAMP * 0.050 * exp(-max(edge, 0.0) * 4.5) * (0.7 + 0.5 * fbm(q * vec2(1.5, 14.0), 7.0));
  vec3 rim = vec3(0.012, 0.012, 0.011) + LAMP * 0.14 * smoothstep(0.035, 0.0, edge) + vec3(0.05, 0.045, 0.04) * smoothstep(0.006, 0.0, abs(edge - 0.052));
  vec3 light = edge > 0.0 ? mix(rim, desk, smoothstep(0.056, 0.060, edge)) : arranged(q) * smoothstep(0.0, -0.012, edge);
  return edge < 0.06 ? filmStrip(q, light) : light;
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.95, 1.36, -2.0);
  vec3 ray = aim(p, from, vec3(0.27, 0.10, 0.16), 2.85);
  float t = -from.y / ray.y;
  vec3 light;
  if (t < 0.0 || t > 6.0) {
    // Far behind the table: the dark room, a practical and its stain on the wall.
    vec2 lamp = p - vec2(1.18, 0.84);
    light = vec3(0.006, 0.012, 0.015) + TUNGSTEN * (0.14 * exp(-length(lamp) * 2.2) + 12.0 * smoothstep(0.035, 0.02, length(lamp)));
    t = 6.0;
  } else light = surface((from + ray * t).xz);

  // The loupe: a black barrel around a glass that shows its slide three times as large.
  vec3 o = from - vec3(LOUPE.x, 0.0, LOUPE.y);
  float toTop = (LOUPE_HEIGHT - from.y) / ray.y;
  vec2 top = (o + ray * toTop).xz;
  float r = length(top) / LOUPE_RADIUS;
  if (r < 1.0) {
    t = toTop;
    vec3 glass = surface(LOUPE + top * 0.46 * (1.0 - 0.16 * r * r)) * 1.15 * smoothstep(0.80, 0.70, r);
    vec3 sheen = vec3(0.20, 0.34, 0.42) * 0.22 * smoothstep(0.3, 0.9, dot(top / LOUPE_RADIUS, normalize(vec2(0.5, 1.0)))) * smoothstep(0.80, 0.72, r);
    light = r < 0.80 ? glass + sheen : vec3(0.010, 0.010, 0.011) + TUNGSTEN * 0.30 * pow(max(dot(normalize(top), normalize(vec2(0.9, 0.5))), 0.0), 6.0) * smoothstep(0.03, 0.0, abs(r - 0.93)) + vec3(0.05, 0.07, 0.08) * smoothstep(0.02, 0.0, abs(r - 0.99));
  } else {
    float a = dot(ray.xz, ray.xz), b = dot(o.xz, ray.xz), c = dot(o.xz, o.xz) - LOUPE_RADIUS * LOUPE_RADIUS;
    float h = b * b - a * c;
    float toSide = h > 0.0 ? (-b - sqrt(h)) / a : -1.0;
    vec3 side = o + ray * toSide;
    if (toSide > 0.0 && side.y > 0.0 && side.y < LOUPE_HEIGHT) {
      t = toSide;
      vec2 normal = side.xz / LOUPE_RADIUS;
      float around = atan(normal.y, normal.x);
      float knurl = side.y > 0.11 && side.y < 0.17 ? 0.5 + 0.5 * step(0.0, sin(around * 90.0)) : 1.0;
      vec3 bounce = LAMP * (side.y < 0.085 ? 0.50 * smoothstep(1.0, 0.75, abs(dot(normal, normalize(vec2(ray.z, -ray.x))))) + 0.08 : 0.02);
      light = vec3(0.006) + bounce + (TUNGSTEN * 0.16 * pow(max(dot(normal, normalize(vec2(0.85, -0.5))), 0.0), 7.0) + vec3(0.02, 0.04, 0.05) * pow(max(dot(normal, normalize(vec2(-0.9, -0.4))), 0.0), 5.0)) * knurl;
    }
  }
  return vec4(light, clamp(abs(1.0 / 2.45 - 1.0 / t) * 0.13 - 0.0012, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  // The lamp spills into the room's haze; the near left stays in shade.
  return focused(p) * mix(0.12, 1.0, smoothstep(-1.85, 0.45, p.x + 0.85 * p.y));
}
