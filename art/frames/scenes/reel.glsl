// A small cinema: the projector's beam carries the picture as rays through dust, over the backs of empty seats.
const float MAX_BLUR = 0.05;
const float EXPOSURE = 1.1;
const float VIGNETTE = 0.5;

const vec2 GATE = vec2(1.30, 0.56);
const float DIRECTION = PI + 0.20, SPREAD = 0.235;

// The beam at p: x along its axis, y across it from -1 to 1.
vec2 inBeam(vec2 p) {
  vec2 d = p - GATE;
  float angle = atan(d.y, d.x);
  angle += angle < 0.0 ? 2.0 * PI : 0.0;
  return vec2(length(d), (angle - DIRECTION) / SPREAD);
}

// What the frame in the gate sends along each direction: bright and dark shafts, warm below and cool above.
vec3 shafts(float across, float along) {
  float picture = 0.0;
  for (int i = 0; i < 4; i++) picture += noise(vec2(across * (3.5 + 6.5 * float(i)) + 20.0, float(i) + uTime * (0.5 + 0.35 * float(i))), 4.0 + float(i)) / (1.2 + 0.7 * float(i));
  picture = smoothstep(0.62, 1.45, picture);
  float edge = smoothstep(1.04, 0.93, abs(across));
  vec3 colour = mix(vec3(1.0, 0.60, 0.27), vec3(0.52, 0.80, 0.86), smoothstep(-0.75, 0.85, across + 0.35 * (noise(vec2(across * 5.0, 2.0), 12.0) - 0.5)));
  return colour * edge * (0.16 + 1.25 * picture) / (0.22 + along * 0.85);
}

vec4 world(vec2 p) {
  vec2 b = inBeam(p);
  // The room: wall panels, barely there, and the glow that comes back from the screen on the left.
  vec3 light = vec3(0.004, 0.007, 0.009) * (0.8 + 0.5 * noise(p * 2.0, 2.0));
  light += vec3(0.020, 0.024, 0.024) * exp(-(p.x + 2.2) * 1.1) * smoothstep(-1.2, 0.4, p.y);
  float panel = abs(fract(p.x * 0.9 + 0.15) - 0.5);
  light *= 1.0 - 0.45 * smoothstep(0.010, 0.0, abs(panel - 0.25));

  // Smoke drifts through the light.
  vec2 drift = p * vec2(1.5, 2.3) + uTime * vec2(0.10, -0.05) + 0.7 * vec2(fbm(p * 1.7 + uTime * 0.06, 21.0), fbm(p * 1.7 + 5.0 - uTime * 0.05, 22.0));
  float smoke = 0.50 + 1.0 * smoothstep(0.28, 0.72, fbm(drift, 23.0));
  light += shafts(b.y, b.x) * smoke * 0.34;
  light += vec3(0.9, 0.62, 0.36) * 0.030 * exp(-abs(b.y) * 1.1) / (0.35 + b.x) * step(p.x, GATE.x + 0.5);

  // The port in the rear wall, the lens behind it.
  vec2 g = rotation(-0.20) * (p - GATE - vec2(0.012, 0.003));
  float port = box(g, vec2(0.085, 0.105)) - 0.012;
  float lens = length(g * vec2(1.4, 1.0)) - 0.046;
  light = mix(light, vec3(0.020, 0.014, 0.010), smoothstep(0.004, -0.004, port) * smoothstep(0.9, 1.2, abs(b.y)));
  light += vec3(1.0, 0.80, 0.56) * 26.0 * smoothstep(0.006, -0.02, lens) + TUNGSTEN * 0.9 * exp(-max(lens, 0.0) * 16.0);
  light += vec3(1.0, 0.62, 0.30) * 0.16 * exp(-length(g) * 2.6);
  // A second, dark port, and an exit lamp low on the wall.
  vec2 other = p - GATE - vec2(0.38, 0.02);
  light += TUNGSTEN * 0.020 * smoothstep(0.004, -0.004, box(other, vec2(0.06, 0.08)));

  // Dust: motes light up only in the beam.
  for (int layer = 0; layer < 3; layer++) {
    float spacing = 0.055 + 0.055 * float(layer);
    vec2 air = p + uTime * vec2(-0.020, 0.010 + 0.006 * float(layer));
    vec2 home = floor(air / spacing);
    for (int i = 0; i < 9; i++) {
      vec2 cell = home + vec2(i % 3, i / 3) - 1.0;
      vec3 dice = hash3(cell, 40.0 + float(layer));
      if (dice.z > 0.34) continue;
      vec2 at = (cell + dice.xy) * spacing;
      vec2 in_ = inBeam(at + p - air);
      float size = (0.0016 + 0.0022 * hash(cell, 44.0)) * (1.0 + 0.6 * float(layer));
      light += shafts(in_.y, in_.x) * 5.0 * (0.2 + hash(cell, 45.0)) * smoothstep(size, size * 0.4, length(air - at));
    }
  }

  // Rows of seats, nearer ones larger and softer; each back has a lit rim towards the beam.
  float blur = 0.0010;
  for (int row = 0; row < 4; row++) {
    float size = 0.155 * pow(1.42, float(row)), y = -0.50 - 0.155 * float(row) - 0.045 * float(row * row) * 0.6;
    float shift = 0.5 * float(row & 1) + 0.13 * float(row);
    float column = floor(p.x / size / 1.16 + shift);
    vec2 q = p - vec2((column + 0.5 - shift) * size * 1.16, y - 0.02 * size * (column - 4.0) * 0.25);
    float back = box(q + vec2(0.0, size * 0.9), vec2(size * 0.50, size * 0.9) - size * 0.16) - size * 0.16;
    float body = min(back, q.y + size * 0.80);
    if (body < 0.0) {
      float rim = smoothstep(-size * 0.075, 0.0, back) * smoothstep(-size * 0.5, 0.0, q.y);
      float reach = exp(-abs(p.x - 0.1) * 0.55);
      light = vec3(0.0022, 0.0030, 0.0036) + vec3(0.020, 0.0035, 0.0025) * smoothstep(-size, 0.0, q.y) * (0.6 + 0.5 * noise(q * 40.0, 50.0));
      light += mix(vec3(1.0, 0.58, 0.26), vec3(0.5, 0.75, 0.8), smoothstep(0.4, -1.6, p.x)) * 0.26 * rim * reach / (1.0 + 0.55 * float(row));
      blur = 0.0032 + 0.0065 * float(row);
    }
  }
  return vec4(light, blur);
}

vec3 shot(vec2 p) { return focused(p) * mix(0.6, 1.0, smoothstep(-1.6, 0.0, p.x + 1.0 * p.y + 0.4)); }
