// A director's chair under one hard key in a dark studio: a cone of haze, a pool on the floor, everything else kept back.
const float MAX_BLUR = 0.045;
const float EXPOSURE = 1.05;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// Metres. The lamp hangs above the frame, behind the chair and to its right; the chair is turned to the camera's left.
const vec3 CHAIR = vec3(0.10, 0.0, 0.0);
const vec3 LAMP = vec3(1.05, 3.70, 1.10);
const vec3 AIM_AT = vec3(0.06, 0.30, -0.02);
const float CONE = 0.235;

vec3 chairSpace(vec3 p) { p -= CHAIR; p.xz = rotation(0.60) * p.xz; return p; }

float canvas(vec3 q) {
  float sag = 1.0 - min(q.x * q.x / 0.0625, 1.0);
  float seat = box3(q - vec3(0.0, 0.455 - 0.035 * sag, 0.0), vec3(0.245, 0.003, 0.185)) - 0.004;
  float back = box3(q - vec3(0.0, 0.805, 0.178 + 0.018 * sag), vec3(0.262, 0.085, 0.002)) - 0.004;
  return min(seat, back) * 0.8;
}

float chair(vec3 p) {
  vec3 q = chairSpace(p);
  float bound = box3(q - vec3(0.0, 0.45, 0.0), vec3(0.30, 0.48, 0.26));
  if (bound > 0.25) return bound - 0.1;
  vec3 m = vec3(abs(q.x), q.yz), n = vec3(q.xy, abs(q.z));
  float d = canvas(q);
  d = min(d, rod(n, vec3(-0.25, 0.435, 0.175), vec3(0.25, 0.025, 0.175), 0.0125));
  d = min(d, rod(n, vec3(0.25, 0.435, 0.195), vec3(-0.25, 0.025, 0.195), 0.0125));
  d = min(d, box3(m - vec3(0.255, 0.022, 0.0), vec3(0.014, 0.014, 0.235)) - 0.004);
  d = min(d, box3(m - vec3(0.255, 0.445, 0.0), vec3(0.014, 0.016, 0.215)) - 0.004);
  d = min(d, rod(m, vec3(0.258, 0.45, 0.178), vec3(0.262, 0.885, 0.190), 0.0135));
  d = min(d, rod(m, vec3(0.258, 0.45, -0.165), vec3(0.258, 0.645, -0.165), 0.0125));
  return min(d, box3(m - vec3(0.258, 0.655, -0.005), vec3(0.026, 0.009, 0.215)) - 0.005);
}

// What stands about: a light stand behind, and a camera on its tripod close to the lens, as shadows.
float furniture(vec3 p) {
  vec3 s = p - vec3(-1.15, 0.0, 1.9);
  float d = rod(s, vec3(0.0, 0.5, 0.0), vec3(0.0, 3.2, 0.0), 0.016);
  d = min(d, rod(s, vec3(0.0, 1.9, 0.0), vec3(1.35, 2.28, -0.1), 0.012));
  d = min(d, box3(s - vec3(0.0, 1.9, 0.0), vec3(0.035, 0.05, 0.035)) - 0.01);
  for (int i = 0; i < 3; i++) {
    float angle = float(i) * 2.094 + 0.3;
    d = min(d, rod(s, vec3(0.0, 0.75, 0.0), vec3(0.42 * cos(angle), 0.02, 0.42 * sin(angle)), 0.013));
  }
  return d;
}

float map(vec3 p) { return min(min(p.y, 3.4 - p.z), min(chair(p), furniture(p))); }

// How much of the lamp's beam passes through a point: hot in the middle, soft at its edge.
float beam(vec3 at) {
  vec3 axis = normalize(AIM_AT - LAMP), d = at - LAMP;
  float along = dot(d, axis), across = length(d - axis * along) / max(along, 0.1);
  return smoothstep(CONE, CONE * 0.62, across) * (0.55 + 0.45 * exp(-across * across * 60.0)) * step(0.0, along);
}

vec3 lit(vec3 at, vec3 normal, vec3 albedo, float cloth) {
  float key = 0.0, fill = 0.0;
  for (int i = 0; i < 8; i++) {
    vec3 dice = hash3(gl_FragCoord.xy, 50.0 + float(i)) - 0.5;
    key += visible(at + normal * 0.004, LAMP + dice * 0.22) / 8.0;
  }
  vec3 toLamp = LAMP - at;
  float facing = dot(normal, normalize(toLamp));
  // Canvas lets a little of the light through.
  facing = max(facing, 0.0) + cloth * 0.30 * max(-facing, 0.0);
  vec3 light = vec3(1.0, 0.80, 0.56) * 74.0 * max(key, cloth * 0.5) * facing * beam(at) / dot(toLamp, toLamp);
  // The pool on the floor throws warm light back up; a blue window far to the left gives the shadow side its colour.
  vec3 pool = vec3(0.05, 0.02, -0.05) - at;
  light += vec3(1.0, 0.62, 0.34) * 0.42 * (0.4 + 0.6 * max(-normal.y, 0.0)) / (0.35 + dot(pool, pool));
  light += vec3(0.30, 0.62, 0.78) * 0.26 * max(dot(normal, normalize(vec3(-1.0, 0.35, 0.25))), 0.0);
  light += vec3(0.010, 0.017, 0.021);
  return albedo * light * openness(at, normal, 0.22);
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.10, 0.86, -4.6);
  vec3 ray = aim(p - vec2(0.42, 0.0), from, vec3(-0.10, 0.70, 0.0), 4.9);
  float t = march(from, ray, 1.5, 16.0);
  vec3 at = from + ray * t, normal = normalAt(at, 0.0008);
  vec3 light;
  float object = chair(at);
  if (object < 0.003) {
    vec3 q = chairSpace(at);
    if (canvas(q) < 0.0035) {
      float weave = 0.86 + 0.14 * sin(q.x * 900.0) * sin((q.y + q.z) * 900.0);
      light = lit(at, normal, vec3(0.115, 0.120, 0.120) * weave * (0.8 + 0.4 * fbm(q.xy * 9.0 + q.z * 7.0, 4.0)), 1.0);
    } else {
      float grain = fbm(vec2(q.x + q.z, q.y) * vec2(40.0, 12.0), 5.0);
      light = lit(at, normal, vec3(0.36, 0.205, 0.105) * (0.6 + 0.7 * grain), 0.0);
      vec3 mirror = reflect(ray, normal);
      light += vec3(1.0, 0.8, 0.56) * 0.7 * pow(max(dot(mirror, normalize(LAMP - at)), 0.0), 40.0) * beam(at);
    }
  } else if (at.y < 0.004) {
    // Painted studio floor: scuffed, a little glossy, marked with tape.
    float scuff = fbm(at.xz * vec2(2.4, 3.2), 7.0) * 0.7 + 0.5 * fbm(rotation(0.7) * at.xz * vec2(3.0, 26.0), 8.0);
    vec3 paint = vec3(0.105, 0.100, 0.094) * (0.55 + 0.75 * scuff);
    vec2 mark = rotation(0.5) * (at.xz - vec2(-0.52, -0.62));
    float tape = min(box(mark, vec2(0.115, 0.020)), box(mark - vec2(0.0, -0.07), vec2(0.020, 0.085)));
    paint = mix(paint, vec3(0.55, 0.22, 0.05), smoothstep(0.004, -0.004, tape) * 0.9);
    light = lit(at, vec3(0.0, 1.0, 0.0), paint, 0.0);
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 4; i++) {
      vec3 bounce = normalize(vec3(ray.x, -ray.y, ray.z) + 0.05 * vec3(gaussian2(float(i) + 9.0), gaussian2(float(i) + 29.0).x) * (0.5 + scuff));
      vec3 hit = at + bounce * 0.02 + bounce * march(at + bounce * 0.02, bounce, 0.01, 2.5);
      sum += chair(hit) < 0.01 ? vec3(0.040, 0.024, 0.013) * beam(hit) : vec3(0.010, 0.013, 0.015);
    }
    light += sum * 0.30 * (0.4 + 0.6 * pow(1.0 + ray.y, 4.0));
  } else if (at.z > 3.38) {
    // A muslin backdrop: folds, and the ghost of the beam.
    float fold = 0.55 + 0.45 * sin(at.x * 5.0 + 2.6 * fbm(vec2(at.x * 1.6, at.y * 0.35), 10.0));
    float wash = exp(-dot((at.xy - vec2(-0.15, 1.0)) * vec2(0.62, 0.70), (at.xy - vec2(-0.15, 1.0)) * vec2(0.62, 0.70)));
    light = (vec3(0.034, 0.070, 0.086) * wash + vec3(0.003, 0.005, 0.006)) * mix(0.6, 1.25, fold) * (0.8 + 0.4 * fbm(at.xy * 3.0, 11.0));
  } else {
    light = lit(at, normal, vec3(0.05), 0.0) + vec3(0.012, 0.016, 0.018) * max(-normal.x, 0.0);
  }
  // Haze in the beam, thick near the lamp and drifting.
  float air = 0.0;
  for (int i = 0; i < 12; i++) {
    float s = 2.2 + (min(t, 7.6) - 2.2) * (float(i) + hash(gl_FragCoord.xy, 80.0 + float(i))) / 12.0;
    vec3 inAir = from + ray * s;
    vec3 d = inAir - LAMP;
    float smoke = 0.45 + 1.1 * fbm(inAir.xy * vec2(1.3, 0.9) + vec2(uTime * 0.05, inAir.z * 0.8 - uTime * 0.03), 12.0);
    air += beam(inAir) * smoke / (0.35 + 0.55 * dot(d, d)) * (min(t, 7.6) - 2.2) / 12.0;
  }
  light += vec3(1.0, 0.78, 0.54) * 0.40 * air;
  return vec4(light, clamp(abs(1.0 / 4.55 - 1.0 / t) * 0.24 - 0.0046, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  // The chair keeps its own edge.
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return sharp.a < 0.0012 ? sharp.rgb : focused(p);
}
