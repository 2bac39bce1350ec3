// A machine's panel in the laundry before the shift: the amber lamp is on, beside it the red stop and a key in its lock.
const float MAX_BLUR = 0.10;
const float EXPOSURE = 1.15;
const float VIGNETTE = 0.45;

#include "shapes/march.glsl"

// In picture units; the panel's face is z = 0 and looks at the camera, its buttons stand towards it.
const vec3 AMBER_AT = vec3(-0.40, 0.20, 0.0), GREEN_AT = vec3(-0.40, -0.26, 0.0), STOP_AT = vec3(0.34, 0.02, 0.0), LOCK_AT = vec3(-0.06, -0.27, 0.0);
const vec3 AMBER = vec3(1.0, 0.45, 0.06);
const vec2 PANEL = vec2(1.02, 0.66);

// A disc that lies on the panel.
float disc(vec3 q, float radius, float front, float halfDepth) { return drum(vec3(q.x, q.z + front, q.y), radius, halfDepth); }

float plate(vec3 p) { return box3(p - vec3(0.0, 0.0, 0.16), vec3(PANEL, 0.14)) - 0.02; }
float dome(vec3 p, vec3 at) { vec3 q = p - at; return max(length(q + vec3(0.0, 0.0, 0.02)) - 0.105, q.z); }
float bezel(vec3 p, vec3 at) { return max(disc(p - at, 0.140, 0.02, 0.028) - 0.008, 0.112 - length((p - at).xy)); }

float mushroom(vec3 p) {
  vec3 q = p - STOP_AT;
  float head = disc(q, 0.175, 0.175, 0.012) - 0.045;
  return min(head, disc(q, 0.10, 0.07, 0.09));
}
float collar(vec3 p) { return disc(p - STOP_AT, 0.315, 0.006, 0.010) - 0.004; }

float lock_(vec3 p) {
  vec3 q = p - LOCK_AT;
  float d = disc(q, 0.085, 0.022, 0.022) - 0.006;
  q.xy = rotation(0.5) * q.xy;
  d = min(d, box3(q + vec3(0.0, 0.0, 0.075), vec3(0.040, 0.008, 0.05)) - 0.002);
  // The key's bow, with its hole.
  float bow = max(box3(q + vec3(0.0, 0.0, 0.17), vec3(0.068, 0.007, 0.058)) - 0.012, 0.026 - length(vec2(q.x, q.z + 0.19)));
  return min(d, bow);
}

float screws(vec3 p) { return disc(vec3(abs(p.xy) - PANEL + 0.07, p.z), 0.026, 0.004, 0.008) - 0.003; }

float map(vec3 p) {
  float d = min(min(plate(p), screws(p)), min(mushroom(p), collar(p)));
  d = min(d, min(min(bezel(p, AMBER_AT), bezel(p, GREEN_AT)), min(dome(p, AMBER_AT), dome(p, GREEN_AT))));
  return min(d, lock_(p)) * 0.9;
}

// The hall behind: round doors of machines in two rows, and a few lamps, all out of focus.
vec3 hall(vec2 p) {
  vec3 light = vec3(0.010, 0.019, 0.023) * (0.6 + 0.8 * noise(p * 1.3, 3.0));
  for (int i = 0; i < 9; i++) {
    vec3 dice = hash3(vec2(float(i), 1.0), 5.0);
    vec2 at = vec2(-2.1 + 0.52 * float(i), 0.74 + 0.02 * float(i));
    float ring = abs(length(p - at) - 0.155);
    light += mix(vec3(0.10, 0.24, 0.28), TUNGSTEN * 0.5, step(0.7, dice.x)) * (0.35 + dice.y) * (1.4 * smoothstep(0.03, 0.0, ring) + 0.55 * smoothstep(0.16, 0.10, length(p - at)));
    vec2 lamp = p - vec2(-2.2 + 0.55 * float(i) + 0.3 * dice.x, 1.02 + 0.14 * dice.y);
    light += mix(SODIUM, vec3(1.0, 0.72, 0.42), dice.z) * 22.0 * (0.3 + dice.x) * smoothstep(0.018, 0.010, length(lamp));
    lamp = p - vec2(-2.2 + 0.55 * float(i) + 0.3 * dice.y, -0.86 - 0.12 * dice.z);
    light += vec3(0.5, 0.30, 0.16) * 3.0 * dice.y * smoothstep(0.03, 0.01, length(lamp * vec2(1.0, 0.4)));
  }
  return light;
}

vec3 lit(vec3 at, vec3 normal, vec3 ray, vec3 albedo, float gloss) {
  vec3 bulb = AMBER_AT - vec3(0.0, 0.0, 0.16), light = vec3(0.012, 0.020, 0.024);
  const vec3 WINDOW = normalize(vec3(-0.75, 0.80, -0.42)), PRACTICAL = normalize(vec3(0.90, 0.40, -0.30));
  vec3 mirror = reflect(ray, normal);
  float amber = 0.0, warm = 0.0, cool = 0.0;
  for (int i = 0; i < 12; i++) {
    vec3 dice = hash3(gl_FragCoord.xy, 30.0 + float(i)) - 0.5;
    amber += visible(at + normal * 0.004, bulb + dice * 0.10) / 12.0;
    warm += visible(at + normal * 0.004, at + normalize(PRACTICAL + dice * 0.25) * 1.2) / 12.0;
    cool += visible(at + normal * 0.004, at + normalize(WINDOW + dice * 0.45) * 1.2) / 12.0;
  }
  vec3 toBulb = bulb - at;
  light += AMBER * 0.115 * amber * max(dot(normal, normalize(toBulb)), 0.0) / (0.012 + dot(toBulb, toBulb));
  light += vec3(1.0, 0.66, 0.38) * 1.15 * warm * max(dot(normal, PRACTICAL), 0.0);
  light += vec3(0.20, 0.40, 0.48) * 0.85 * cool * max(dot(normal, WINDOW), 0.0);
  vec3 shine = vec3(1.0, 0.70, 0.42) * 2.6 * warm * pow(max(dot(mirror, PRACTICAL), 0.0), 22.0) + vec3(0.30, 0.55, 0.65) * 1.5 * cool * pow(max(dot(mirror, WINDOW), 0.0), 14.0);
  shine += AMBER * 0.6 * amber * pow(max(dot(mirror, normalize(toBulb)), 0.0), 10.0) / (0.2 + length(toBulb));
  return (albedo * light + shine * gloss) * openness(at, normal, 0.10);
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.95, 0.42, -4.0);
  vec3 ray = aim(p, from, vec3(0.0, -0.02, 0.0), length(from));
  float t = march(from, ray, 2.6, 6.0);
  if (t > 5.9) return vec4(hall(p), MAX_BLUR);
  vec3 at = from + ray * t, normal = normalAt(at, 0.0012), light;
  float near = 0.003;
  if (dome(at, AMBER_AT) < near) {
    // Ribbed glass with the filament's heat behind it.
    vec2 q = (at - AMBER_AT).xy;
    float hot = exp(-dot(q, q) * 190.0);
    light = AMBER * (0.9 + 3.2 * hot) * (0.80 + 0.20 * sin(length(q) * 240.0)) + vec3(1.0, 0.6, 0.2) * 1.6 * hot * hot;
  } else if (dome(at, GREEN_AT) < near) light = lit(at, normal, ray, vec3(0.006, 0.050, 0.026), 0.9);
  else if (mushroom(at) < near) {
    float worn = 0.75 + 0.5 * fbm(at.xy * 24.0, 6.0);
    light = lit(at, normal, ray, vec3(0.52, 0.018, 0.012) * worn, 0.28);
  } else if (collar(at) < near) {
    float marks = step(0.86, fract(atan(at.y - STOP_AT.y, at.x - STOP_AT.x) / PI * 1.5)) * step(abs(length((at - STOP_AT).xy) - 0.275), 0.016);
    light = lit(at, normal, ray, mix(vec3(0.60, 0.38, 0.030), vec3(0.02), marks) * (0.75 + 0.4 * fbm(at.xy * 15.0, 7.0)), 0.10);
  } else if (lock_(at) < near || bezel(at, AMBER_AT) < near || bezel(at, GREEN_AT) < near || screws(at) < near) light = lit(at, normal, ray, vec3(0.22, 0.21, 0.20), 0.85);
  else {
    // Brushed steel, wiped for years in the same direction.
    float brush = fbm(vec2(at.x * 3.0, at.y * 210.0), 8.0), stain = fbm(at.xy * vec2(2.4, 3.2), 9.0);
    vec3 n = normalize(normal + vec3(0.0, (brush - 0.5) * 0.30, 0.0));
    light = lit(at, n, ray, vec3(0.20, 0.205, 0.205) * (0.7 + 0.5 * stain) * (0.8 + 0.35 * brush), 0.34 * (0.6 + 0.7 * stain));
  }
  return vec4(light, 0.0008);
}

vec3 shot(vec2 p) {
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return sharp.a < 0.0012 ? sharp.rgb : focused(p);
}
