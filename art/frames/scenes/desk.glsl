// An editor's desk at night, from the chair: one wide timeline, a pool of tungsten on the wood, rain on the window behind.
const float MAX_BLUR = 0.07;
const float EXPOSURE = 1.1;
const float VIGNETTE = 0.5;

#include "shapes/editing.glsl"

const vec2 SCREEN = vec2(0.62, 0.27);
const vec3 SCREEN_AT = vec3(0.10, 0.47, 0.0);
const vec3 LAMP_AT = vec3(-0.86, 0.50, 0.06);

// The wide monitor: picture and waveform above, the whole film as one timeline below.
vec3 display(vec2 q) {
  vec3 light = vec3(0.010, 0.013, 0.015);
  vec2 picture = (q - vec2(0.335, 0.49)) / vec2(0.40, 0.48), wave = (q - vec2(0.752, 0.62)) / vec2(0.23, 0.33), bin = (q - vec2(0.018, 0.49)) / vec2(0.30, 0.48);
  vec2 track = (q - vec2(0.018, 0.035)) / vec2(0.964, 0.42);
  if (box(picture - 0.5, vec2(0.5)) < 0.0) light = viewer(picture) * 1.5;
  if (box(wave - 0.5, vec2(0.5)) < 0.0) light = vec3(0.006) + waveform(wave);
  if (box(track - 0.5, vec2(0.5)) < 0.0) light = timeline(track) * 1.6;
  if (box(bin - 0.5, vec2(0.5)) < 0.0) {
    // The bin: takes as small stills.
    vec2 cell = floor(bin * vec2(4.0, 4.0)), in_ = fract(bin * vec2(4.0, 4.0)) - 0.5;
    vec3 dice = hash3(cell, 60.0);
    vec3 still = mix(vec3(0.02, 0.07, 0.09), vec3(0.22, 0.085, 0.02), smoothstep(0.3, -0.4, in_.y + (dice.x - 0.35) * 1.6)) * (0.15 + 0.8 * dice.y);
    still += TUNGSTEN * 0.6 * smoothstep(0.16, 0.10, length(in_ - (dice.yz - 0.5) * 0.5)) * step(0.5, dice.z);
    light = mix(light, still, step(box(in_, vec2(0.42, 0.38)), 0.0));
  }
  return light;
}

float prop(vec2 q, vec2 at, vec2 halfSize, float round_) { return box(q - at, halfSize - round_) - round_; }

// Everything that stands on the desk or behind it, seen along a ray.
vec3 wall(vec3 from, vec3 ray, out float depth) {
  float t = (1.3 - from.z) / ray.z;
  vec3 at = from + ray * t;
  depth = t;
  // The wall takes the monitor's spill and the lamp's cone; the window is a soft dusk street.
  vec2 spill = (at.xy - SCREEN_AT.xy) / vec2(1.35, 0.75), cone = at.xy - vec2(LAMP_AT.x - 0.15, 0.52);
  vec3 light = (vec3(0.030, 0.050, 0.058) * exp(-dot(spill, spill) * 1.3) + TUNGSTEN * 0.085 * exp(-dot(cone, cone) * 2.6) + vec3(0.004, 0.007, 0.009)) * (0.85 + 0.3 * fbm(at.xy * 5.0, 3.0));
  vec2 w = at.xy - vec2(1.72, 0.92);
  if (box(w, vec2(0.56, 0.66)) < 0.0) {
    light = mix(vec3(0.070, 0.085, 0.085), vec3(0.016, 0.045, 0.060), smoothstep(-0.6, 0.6, w.y));
    for (int i = 0; i < 16; i++) {
      vec3 dice = hash3(vec2(float(i), 2.0), 40.0);
      vec2 d = w - vec2((dice.x - 0.5) * 1.1, -0.42 + 0.62 * dice.y * dice.y);
      vec3 colour = dice.z > 0.86 ? TAIL_RED : dice.z > 0.74 ? RAIN : SODIUM;
      light += colour * 13.0 * (0.3 + dice.y) * smoothstep(0.022, 0.012, length(d));
    }
    light *= smoothstep(0.012, 0.022, min(abs(w.x + 0.05), abs(w.y - 0.16)));
  }

  // Loudspeakers either side, a little behind the screen.
  float toBack = (0.16 - from.z) / ray.z;
  vec2 b = (from + ray * toBack).xy;
  for (int side = -1; side <= 1; side += 2) {
    vec2 q = b - vec2(SCREEN_AT.x + 0.885 * float(side), 0.205);
    float body = prop(q, vec2(0.0), vec2(0.125, 0.195), 0.016);
    if (body < 0.0) {
      depth = toBack;
      light = vec3(0.007, 0.008, 0.009) + vec3(0.09, 0.055, 0.03) * smoothstep(-0.010, 0.0, body) * (side < 0 ? 1.0 : 0.25);
      float cone_ = length(q + vec2(0.0, 0.055)), tweeter = length(q - vec2(0.0, 0.105));
      light += vec3(0.020, 0.019, 0.018) * (smoothstep(0.006, 0.0, abs(cone_ - 0.092)) + 0.4 * smoothstep(0.09, 0.02, cone_) + smoothstep(0.005, 0.0, abs(tweeter - 0.036)));
      light += RAIN * 0.8 * smoothstep(0.007, 0.004, length(q - vec2(0.095, -0.17)));
    }
  }

  // The desk lamp: arm, shade, and the bulb's edge below it.
  float toLamp = (LAMP_AT.z - from.z) / ray.z;
  vec2 l = (from + ray * toLamp).xy - LAMP_AT.xy;
  float arm = min(segment(l, vec2(-0.34, -0.50), vec2(-0.40, -0.02)) - 0.009, segment(l, vec2(-0.40, -0.02), vec2(-0.05, 0.16)) - 0.009);
  arm = min(arm, prop(l, vec2(-0.34, -0.488), vec2(0.10, 0.012), 0.006));
  vec2 s = rotation(-0.42) * (l - vec2(0.02, 0.085));
  float shade = max(abs(s.x) - mix(0.145, 0.050, smoothstep(-0.085, 0.085, s.y)), abs(s.y) - 0.085);
  light += TUNGSTEN * 0.16 * exp(-length(l - vec2(0.03, -0.02)) * 5.0);
  if (min(arm, shade) < 0.0) { depth = toLamp; light = vec3(0.008, 0.008, 0.008) + TUNGSTEN * (shade < 0.0 ? 0.16 * smoothstep(0.05, -0.085, s.y) : 0.02); }
  float mouth = length((s - vec2(0.0, -0.090)) * vec2(1.0, 4.6)) - 0.138;
  if (mouth < 0.0) { depth = toLamp; light = vec3(1.0, 0.62, 0.27) * (3.0 + 9.0 * exp(-dot(s.x, s.x) * 180.0)); }

  // The screen and its foot.
  float toScreen = (SCREEN_AT.z - from.z) / ray.z;
  vec2 q = (from + ray * toScreen).xy - SCREEN_AT.xy;
  float panel = box(q, SCREEN), bezel = prop(q, vec2(0.0), SCREEN + 0.013, 0.008);
  float foot = min(box(q - vec2(0.0, -0.38), vec2(0.045, 0.10)), box(q - vec2(0.0, -0.462), vec2(0.17, 0.008)));
  if (panel < 0.0) { depth = toScreen; return display(q / SCREEN * 0.5 + 0.5) * 1.9; }
  if (min(bezel, foot) < 0.0) { depth = toScreen; return vec3(0.006, 0.007, 0.008) + TUNGSTEN * 0.10 * smoothstep(-0.005, 0.0, bezel) * smoothstep(0.1, -0.7, q.x); }
  return light;
}

vec4 world(vec2 p) {
  vec3 from = vec3(0.16, 0.66, -2.5);
  vec3 ray = aim(p, from, vec3(0.13, 0.36, 0.0), 3.5);
  float depth;
  vec3 light = wall(from, ray, depth);
  float toDesk = ray.y < 0.0 ? -from.y / ray.y : 1e4;
  if (toDesk < depth) {
    vec3 at = from + ray * toDesk;
    depth = toDesk;
    if (at.z < -0.98) return vec4(vec3(0.0015, 0.002, 0.0025), 0.02);
    vec3 sum = vec3(0.0);
    float ignored;
    for (int i = 0; i < 20; i++) {
      vec2 rough = gaussian2(float(i)) * vec2(0.035, 0.075);
      sum += min(wall(at, normalize(vec3(ray.x + rough.x, abs(-ray.y + rough.y) + 0.002, ray.z)), ignored), 4.0) / 20.0;
    }
    vec2 pool = (at.xz - LAMP_AT.xz - vec2(0.10, -0.10)) / vec2(0.36, 0.30);
    float grain = 0.6 + 0.8 * fbm(vec2(at.x * 2.0, at.z * 34.0), 12.0);
    vec3 wood = vec3(0.12, 0.062, 0.032) * grain;
    light = wood * (TUNGSTEN * 4.2 * exp(-dot(pool, pool)) + vec3(0.10, 0.15, 0.17) * exp(-dot(at.xz - SCREEN_AT.xz, at.xz - SCREEN_AT.xz) * 2.2)) + sum * 0.13;
    // Keyboard, a jog wheel, a notebook in the lamp's pool.
    vec2 k = at.xz - vec2(0.10, -0.52);
    float board = box(k, vec2(0.30, 0.088)) - 0.008;
    if (board < 0.0) {
      vec2 key = abs(fract(k / vec2(0.0405, 0.0365)) - 0.5);
      float cap = step(max(key.x, key.y), 0.41);
      vec3 stripe = mix(vec3(1.0), vec3(1.3, 0.75, 0.4), step(0.8, hash(floor(k / vec2(0.0405, 0.0365)), 14.0)));
      light = vec3(0.004) + cap * stripe * (vec3(0.030, 0.040, 0.044) + TUNGSTEN * 0.05 * exp(-(k.x + 0.30) * 4.0));
    } else light *= mix(0.45, 1.0, smoothstep(0.0, 0.03, board));
    vec2 jog = at.xz - vec2(0.60, -0.50);
    if (length(jog) < 0.085) light = vec3(0.010, 0.011, 0.012) + vec3(0.06, 0.085, 0.09) * smoothstep(0.006, 0.0, abs(length(jog) - 0.078)) * smoothstep(-0.06, 0.08, jog.y - jog.x) + vec3(0.03, 0.04, 0.045) * smoothstep(0.004, 0.0, abs(length(jog - vec2(-0.02, 0.035)) - 0.018));
    vec2 note = rotation(-0.22) * (at.xz - vec2(-0.66, -0.30));
    float page = box(note, vec2(0.15, 0.105));
    if (page < 0.0) light = vec3(0.42, 0.39, 0.34) * (TUNGSTEN * 1.6 * exp(-dot(pool, pool)) + 0.012) * (1.0 - 0.5 * step(abs(note.x), 0.002)) * mix(1.0, 0.86, step(fract(note.y * 62.0), 0.22) * step(abs(abs(note.x) - 0.073), 0.045 + 0.012 * sin(floor(note.y * 62.0) * 3.0)));
  }
  return vec4(light, clamp(abs(1.0 / 2.5 - 1.0 / depth) * 0.26 - 0.004, 0.0010, MAX_BLUR));
}

vec3 shot(vec2 p) {
  // The screen stands in the plane of focus and in front of what is soft, so it keeps its own edge.
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return sharp.a < 0.0035 ? sharp.rgb : focused(p);
}
