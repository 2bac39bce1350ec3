// A slate on a stand between two takes: the chalk is dry, the clock runs, the set behind it waits out of focus.
const float MAX_BLUR = 0.085;
const float EXPOSURE = 1.05;
const float VIGNETTE = 0.55;

// The board's plane is turned a little away; q runs over it in the units of its half height.
const vec3 BOARD_AT = vec3(0.52, -0.16, 0.0);
const vec2 BOARD = vec2(0.74, 0.50);
const float TURN = 0.40;
const float STICK = 0.068;

// The angle of the upper stick: it falls just before the first second is over, and rests.
float clap() {
  float fall = clamp((uTime - 0.80) / 0.13, 0.0, 1.0);
  float bounce = uTime > 0.93 ? 0.03 * exp(-(uTime - 0.93) * 16.0) * abs(cos((uTime - 0.93) * 30.0)) : 0.0;
  return mix(0.30, 0.0, fall * fall) + (fall < 1.0 ? 0.0 : bounce);
}

const int MASKS[10] = int[](63, 6, 91, 79, 102, 109, 125, 7, 127, 111);

// A digit of seven lit strokes in a field of 1 by 2.
float numeral(vec2 q, int digit) {
  int mask = MASKS[digit];
  q.x -= q.y * 0.10;
  float d = 1.0;
  vec2 upright = vec2(0.0, 0.40), level = vec2(0.32, 0.0);
  vec2 places[7] = vec2[](vec2(0.0, 0.9), vec2(0.40, 0.45), vec2(0.40, -0.45), vec2(0.0, -0.9), vec2(-0.40, -0.45), vec2(-0.40, 0.45), vec2(0.0));
  for (int i = 0; i < 7; i++) {
    if ((mask >> i & 1) == 0) continue;
    vec2 half_ = i == 0 || i == 3 || i == 6 ? level : upright;
    d = min(d, segment(q, places[i] - half_, places[i] + half_) - 0.13);
  }
  return d;
}

// Handwriting too soft to read: slanted strokes joined by loops, in words.
float chalk(vec2 q, float length_, float seed) {
  if (q.x < 0.0 || q.x > length_) return 1.0;
  q.x -= q.y * 0.35;
  float letter = floor(q.x * 0.8), tall = 0.38 + 0.62 * step(0.68, hash(letter, seed));
  float pen = tall * sin(q.x * 5.03 + 0.9 * sin(q.x * 2.3 + seed)) + 0.10 * (hash(letter, seed + 1.0) - 0.5);
  float slope = tall * 5.0 * cos(q.x * 5.03 + 0.9 * sin(q.x * 2.3 + seed));
  float word = step(0.20, hash(floor(q.x * 0.5), seed + 2.0));
  return mix(1.0, abs(q.y - pen) / sqrt(1.0 + slope * slope) - 0.10, word);
}

// The face of the board: fields ruled in paint, words in chalk, the clock in red.
vec3 face(vec2 q, vec3 key, out vec3 glow) {
  glow = vec3(0.0);
  vec3 white = vec3(0.62, 0.61, 0.58);
  float wear = 0.75 + 0.5 * fbm(q * 7.0, 3.0);
  vec3 albedo = vec3(0.016, 0.017, 0.018) * (0.8 + 0.5 * fbm(q * vec2(5.0, 9.0), 5.0));
  // Dust where chalk was wiped away.
  albedo += vec3(0.022) * smoothstep(0.35, 0.8, fbm(rotation(0.5) * q * vec2(3.0, 14.0), 6.0)) * smoothstep(0.5, 0.0, abs(q.y + 0.05));
  float rule = 1.0;
  rule = min(rule, abs(abs(q.y - 0.035) - 0.185));
  rule = min(rule, q.y < 0.22 && q.y > -0.15 ? min(abs(q.x + 0.20), abs(q.x - 0.26)) : 1.0);
  rule = min(rule, abs(box(q, BOARD - 0.035)));
  rule = min(rule, q.y < -0.15 && q.y > -0.465 ? abs(q.x - 0.16) : 1.0);
  albedo = mix(albedo, white * wear, smoothstep(0.0065, 0.0035, rule) * step(box(q, BOARD - 0.03), 0.0));
  // Printed labels, then handwriting.
  for (int i = 0; i < 5; i++) {
    vec2 at = i < 3 ? vec2(-0.67 + 0.465 * float(i), 0.185) : vec2(i == 3 ? -0.67 : 0.195, -0.185);
    vec2 w = (q - at) / vec2(0.013, 0.019);
    float letters = step(abs(w.y), 0.5) * step(0.0, w.x) * step(w.x, 6.0 + float(i & 1)) * step(0.28, fract(w.x)) * step(0.3, hash(floor(w * vec2(2.0, 3.0)), 7.0));
    albedo = mix(albedo, white * 0.7, letters);
  }
  float hand = min(chalk((q - vec2(-0.60, 0.06)) / 0.050, 5.6, 1.0), chalk((q - vec2(-0.10, 0.06)) / 0.055, 4.2, 2.3));
  hand = min(hand, chalk((q - vec2(0.35, 0.06)) / 0.055, 4.4, 4.1));
  hand = min(hand, chalk((q - vec2(-0.60, -0.28)) / 0.046, 13.0, 5.2));
  hand = min(hand, chalk((q - vec2(-0.60, -0.395)) / 0.040, 10.0, 7.7));
  hand = min(hand, chalk((q - vec2(0.24, -0.33)) / 0.048, 8.0, 8.8));
  albedo = mix(albedo, vec3(0.52) * (0.45 + 0.9 * noise(q * 190.0, 8.0)), 0.85 * smoothstep(0.04, -0.04, hand));

  // The clock: a dark window with eight numerals, the last pair running.
  vec2 c = q - vec2(0.0, 0.345);
  float window = box(c, vec2(0.66, 0.098)) - 0.01;
  if (window < 0.0) {
    albedo = vec3(0.003);
    int frames = int(uTime * 24.0) + 7;
    int digits[8] = int[](0, 1, 2, 4, 1, 0 + frames / 24 % 10, frames % 24 / 10, frames % 24 % 10);
    float lit = 1.0, dots = 1.0, off = 1.0;
    for (int i = 0; i < 8; i++) {
      vec2 at = vec2(-0.545 + 0.142 * float(i) + 0.048 * float(i / 2) - 0.022, 0.0);
      lit = min(lit, numeral((c - at) / vec2(0.056, 0.066), digits[i]));
      off = min(off, numeral((c - at) / vec2(0.056, 0.066), 8));
    }
    for (int i = 0; i < 3; i++) for (int j = -1; j <= 1; j += 2) dots = min(dots, length(c - vec2(-0.330 + 0.332 * float(i), 0.026 * float(j))) - 0.0095);
    float on = max(smoothstep(0.03, -0.05, lit), smoothstep(0.003, -0.002, dots));
    glow = TAIL_RED * (4.6 * on + 0.010 * smoothstep(0.03, -0.05, off)) + vec3(0.16, 0.006, 0.003) * exp(-max(lit, 0.0) * 3.0);
  }
  return albedo * key;
}

// Black and white bars, slanted; worn where the sticks meet.
vec3 stripes(vec2 q, float lean) {
  float bar = smoothstep(-0.06, 0.06, abs(fract((q.x + lean * q.y) / 0.235) - 0.5) - 0.25);
  vec3 paint = mix(vec3(0.64, 0.63, 0.60), vec3(0.018), bar) * (0.72 + 0.5 * fbm(q * vec2(6.0, 30.0), 12.0));
  return paint * mix(0.55, 1.0, smoothstep(0.95, 0.6, abs(q.y) / STICK));
}

// The set, far behind: a lit cloth, a softbox from the side, practicals.
vec3 set(vec2 p) {
  vec3 light = vec3(0.010, 0.018, 0.022) * (0.6 + 0.8 * noise(p * 0.9, 20.0));
  light += vec3(0.060, 0.115, 0.130) * exp(-dot((p - vec2(-0.35, 0.55)) * vec2(0.7, 1.0), (p - vec2(-0.35, 0.55)) * vec2(0.7, 1.0)) * 1.3);
  light += TUNGSTEN * 0.20 * exp(-dot((p - vec2(1.55, 0.25)) * vec2(0.8, 0.9), (p - vec2(1.55, 0.25)) * vec2(0.8, 0.9)) * 1.5);
  light += vec3(1.0, 0.86, 0.68) * 3.6 * smoothstep(0.012, -0.012, box(rotation(0.16) * (p - vec2(-1.02, 0.46)), vec2(0.115, 0.185)));
  for (int i = 0; i < 15; i++) {
    vec3 dice = hash3(vec2(float(i), 2.0), 22.0);
    vec2 at = vec2(-2.5 + 0.37 * (float(i) + 0.9 * dice.x), 0.10 + 0.75 * dice.y * dice.x);
    vec3 colour = dice.z > 0.80 ? RAIN * 0.7 : dice.z > 0.7 ? TAIL_RED * 0.8 : mix(SODIUM, TUNGSTEN, dice.x);
    light += colour * (16.0 + 34.0 * dice.y) * smoothstep(0.013, 0.007, length(p - at));
  }
  // Stands and a flag stand in front of it as shadows.
  float stand = min(segment(p, vec2(-1.00, 0.25), vec2(-1.00, -1.5)) - 0.010, segment(p, vec2(0.02, 0.95), vec2(-0.10, -1.5)) - 0.012);
  stand = min(stand, box(rotation(-0.12) * (p - vec2(0.05, 0.90)), vec2(0.26, 0.20)));
  light = mix(light, vec3(0.004, 0.006, 0.007), smoothstep(0.004, -0.004, stand));
  return light * mix(1.0, 0.06, smoothstep(-0.25, -0.75, p.y));
}

// Edges that are their own antialiasing.
const float EDGE = 0.0018;
float cover(float distance_) { return smoothstep(EDGE, -EDGE, distance_); }

vec4 world(vec2 p) {
  vec3 from = vec3(0.0, 0.0, -3.2), ray = vec3(p, 3.2);
  vec3 right = vec3(cos(TURN), 0.0, sin(TURN)), normal = vec3(sin(TURN), 0.0, -cos(TURN));
  float t = dot(BOARD_AT - from, normal) / dot(ray, normal);
  vec3 at = from + ray * t - BOARD_AT;
  vec2 q = rotation(0.035) * vec2(dot(at, right), at.y);

  // Key from the upper left, falling off across the board; a tungsten kicker on its right edge.
  float fall = exp(-length(q - vec2(-0.75, 0.62)) * 0.95);
  vec3 key = vec3(1.0, 0.86, 0.70) * (0.10 + 1.75 * fall) + vec3(0.05, 0.09, 0.11);
  vec3 light = set(p);
  float blur = MAX_BLUR;
  // Focus lies on the clock; the far end of the board is already soft.
  float soft = clamp(abs(at.z - 0.02) * 0.012, 0.0008, 0.02);

  // The stand under the board.
  float pole = min(box(q - vec2(0.06, -1.4), vec2(0.026, 0.92)), box(q - vec2(0.06, -0.53), vec2(0.11, 0.035)) - 0.01);
  if (pole < 0.0) { light = vec3(0.010, 0.012, 0.013) + vec3(0.10, 0.085, 0.065) * smoothstep(-0.022, -0.004, pole) * step(q.x, 0.06) * 0.5; blur = soft; }

  vec3 glow;
  float plate = box(q, BOARD - 0.012) - 0.012;
  if (plate < EDGE) {
    vec3 behind = light;
    light = face(q, key, glow) + glow;
    float sheen = exp(-pow((q.x + 0.95 * q.y + 0.52) / 0.22, 2.0)) * 0.030 + 0.016 * exp(-pow((q.x - 0.35 * q.y - 0.66) / 0.10, 2.0));
    light += vec3(0.7, 0.85, 0.9) * sheen * (0.7 + 0.6 * fbm(q * 4.0, 14.0));
    light += vec3(0.5, 0.4, 0.3) * smoothstep(-0.010, -0.002, plate) * key * 0.35;
    // The shadow of the sticks.
    light *= mix(0.35, 1.0, smoothstep(0.50, 0.44, q.y));
    light = mix(behind, light, cover(plate));
    blur = soft;
  }
  vec2 lower = q - vec2(0.0, BOARD.y + STICK);
  float bar = box(lower, vec2(BOARD.x, STICK - 0.006)) - 0.005;
  if (bar < EDGE) { light = mix(light, stripes(lower, 0.9) * key + key * 0.10 * smoothstep(-0.008, -0.001, bar), cover(bar)); blur = soft; }
  vec2 hinge = vec2(-BOARD.x + 0.035, BOARD.y + 2.0 * STICK + 0.004);
  vec2 upper = rotation(clap()) * (q - hinge) - vec2(BOARD.x - 0.035, STICK);
  float stick = box(upper, vec2(BOARD.x, STICK - 0.006)) - 0.005;
  if (stick < EDGE) {
    vec3 turned = key * mix(1.25, 0.9, clap() / 0.3);
    light = mix(light, stripes(upper, -0.9) * turned + turned * 0.16 * smoothstep(-0.008, -0.001, stick), cover(stick));
    blur = soft;
  }
  float bolt = length(q - hinge - vec2(0.012, 0.0)) - 0.030;
  if (bolt < 0.0) { light = vec3(0.05) * key + vec3(0.5, 0.45, 0.4) * exp(-dot(q - hinge - vec2(0.002, 0.01), q - hinge - vec2(0.002, 0.01)) * 9000.0); blur = soft; }
  return vec4(light, blur);
}

vec3 shot(vec2 p) {
  // The board keeps its own edge against what is soft behind it.
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  vec4 soft = textureLod(uDefocus, worldUv(p), 0.0);
  vec3 light = sharp.a < 0.021 ? mix(sharp.rgb, soft.rgb, smoothstep(0.004, 0.02, sharp.a)) : soft.rgb;
  return light * mix(0.45, 1.0, smoothstep(-1.7, -0.1, p.x * 0.5 + p.y + 0.7));
}
