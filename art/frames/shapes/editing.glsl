// What an edit suite's screens show: scopes, a timeline and the graded picture. In each, q runs from 0 to 1.
const vec3 TRACE = vec3(0.55, 0.95, 0.80);

// A picture's luminance along x, as a waveform monitor would draw it.
float skyline(float x, float seed) { return 0.18 + 0.62 * fbm(vec2(x * 3.2, seed), seed) * (0.5 + 0.8 * noise(vec2(x * 1.7, 3.0), seed + 2.0)); }

vec3 waveform(vec2 q) {
  vec3 light = vec3(0.0);
  for (int channel = 0; channel < 3; channel++) {
    vec3 colour = channel == 0 ? vec3(1.0, 0.18, 0.10) : channel == 1 ? vec3(0.25, 0.95, 0.35) : vec3(0.20, 0.45, 1.0);
    float x = q.x * 3.0 - float(channel);
    if (x < 0.03 || x > 0.97) continue;
    for (int line = 0; line < 9; line++) {
      float level = skyline(x, float(line) * 3.1 + 1.0) * (0.55 + 0.055 * float(line) + 0.08 * float(channel));
      float jitter = 0.03 * (noise(vec2(x * 120.0, float(line)), 9.0) - 0.5);
      light += colour * 0.30 * exp(-pow((q.y - level - jitter) / 0.020, 2.0));
    }
    light += colour * 0.10 * smoothstep(0.7, 0.1, q.y) * (0.3 + noise(vec2(x * 90.0, q.y * 24.0), 7.0));
  }
  float graticule = smoothstep(0.012, 0.004, abs(fract(q.y * 5.0 + 0.5) - 0.5) / 5.0);
  return light + TUNGSTEN * 0.05 * graticule;
}

vec3 vectorscope(vec2 q) {
  float r = length(q), angle = atan(q.y, q.x);
  vec3 light = vec3(0.06, 0.09, 0.09) * smoothstep(0.025, 0.008, abs(r - 0.92));
  light += vec3(0.05, 0.07, 0.07) * smoothstep(0.014, 0.004, min(abs(q.x), abs(q.y))) * step(r, 0.92);
  // The cloud leans along amber and teal, as a tungsten and dusk picture does.
  vec2 axis = rotation(-2.15) * q;
  float cloud = exp(-pow(axis.y / (0.05 + 0.10 * abs(axis.x)), 2.0)) * exp(-pow(abs(axis.x) / 0.42, 2.0));
  cloud *= 0.35 + 1.1 * fbm(axis * vec2(22.0, 34.0), 15.0);
  light += TRACE * 1.9 * cloud;
  for (int i = 0; i < 6; i++) {
    float target = float(i) * PI / 3.0 + 0.42;
    light += TUNGSTEN * 0.30 * smoothstep(0.012, 0.0, abs(box(q - 0.7 * vec2(cos(target), sin(target)), vec2(0.055))));
  }
  return light;
}

vec3 timeline(vec2 q) {
  vec3 light = vec3(0.014, 0.019, 0.022);
  float row = floor(q.y * 8.0), inRow = fract(q.y * 8.0);
  float clipLength = mix(0.035, 0.11, hash(row, 3.0));
  float shifted = q.x + hash(row, 4.0) + 0.05 * noise(vec2(q.x * 6.0, row), 5.0);
  float clip = floor(shifted / clipLength), inClip = fract(shifted / clipLength);
  vec3 dice = hash3(vec2(clip, row), 6.0);
  bool audio = row < 4.0;
  vec3 colour = audio ? vec3(0.020, 0.105, 0.100) : mix(vec3(0.040, 0.085, 0.130), vec3(0.20, 0.085, 0.022), step(0.70, dice.y));
  float present = step(dice.x, audio ? 0.82 : 0.70) * step(0.06, inClip) * smoothstep(0.06, 0.10, inRow) * smoothstep(0.94, 0.90, inRow);
  float body = 0.55;
  if (audio) body = mix(0.35, 1.3, step(abs(inRow - 0.5), 0.42 * fbm(vec2(q.x * 90.0, row), 8.0)));
  light += colour * present * body * mix(0.5, 1.1, dice.z);
  return light + vec3(1.0, 0.25, 0.12) * 0.9 * smoothstep(0.0030, 0.0012, abs(q.x - 0.613));
}

// The graded picture in the viewer: the street of the hero, as a few lights in the dusk.
vec3 viewer(vec2 q) {
  vec3 light = mix(vec3(0.020, 0.040, 0.048), vec3(0.045, 0.095, 0.120), smoothstep(0.25, 0.9, q.y));
  light = mix(light, vec3(0.008, 0.014, 0.018), step(q.y, 0.36 + 0.30 * step(q.x, 0.30) + 0.22 * step(0.72, q.x) + 0.06 * noise(vec2(q.x * 14.0, 1.0), 2.0)));
  for (int i = 0; i < 22; i++) {
    vec3 dice = hash3(vec2(float(i), 5.0), 31.0);
    vec2 at = vec2(0.52 + (dice.x - 0.5) * (0.15 + 0.8 * dice.z), 0.40 + 0.26 * (dice.y - 0.4) * dice.z);
    vec3 colour = dice.x > 0.8 ? TAIL_RED : dice.x > 0.7 ? RAIN : SODIUM;
    vec2 d = q - at;
    light += colour * 2.2 * exp(-dot(d, d) * 5200.0 / (0.3 + dice.z));
    light += colour * 0.35 * exp(-pow(d.x * 60.0, 2.0)) * exp(-max(at.y - q.y, 0.0) * 7.0) * step(q.y, at.y);
  }
  return light;
}
