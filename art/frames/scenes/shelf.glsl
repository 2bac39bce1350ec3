// A shelf of cinema lenses against a plaster wall, raked by one low tungsten lamp; the window on the other side is dusk.
const float MAX_BLUR = 0.03;
const float EXPOSURE = 1.4;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// A lens: where it stands, how wide and how tall; the one that lies on its side shows its front glass.
struct Lens { float x; float z; float radius; float height; };
const int LENS_COUNT = 5;
const Lens LENSES[LENS_COUNT] = Lens[](
  Lens(-1.62, 0.10, 0.31, 0.80), Lens(-0.80, -0.06, 0.37, 1.22), Lens(0.06, 0.12, 0.30, 0.66), Lens(1.90, 0.12, 0.40, 1.42), Lens(0.98, -0.22, 0.42, 0.80)
);
const int LYING = 4;
const vec3 KEY = vec3(3.6, 2.15, -2.9);
const vec3 WARM = vec3(1.0, 0.58, 0.25);

// Into a lens's own space: y runs along its axis from mount to front.
vec3 local(vec3 p, int i) {
  Lens l = LENSES[i];
  if (i != LYING) return p - vec3(l.x, 0.0, l.z);
  vec3 q = p - vec3(l.x, l.radius * 1.06, l.z);
  q.xz = rotation(0.20) * q.xz;
  return vec3(q.x, -q.z + l.height * 0.5, q.y);
}

float barrel(vec3 q, Lens l) {
  float r = length(q.xz), h = l.height;
  vec2 c = vec2(r, q.y);
  float d = box(c - vec2(0.0, 0.035), vec2(l.radius * 0.72, 0.035));
  d = min(d, box(c - vec2(0.0, 0.07 + h * 0.12), vec2(l.radius * 0.90, h * 0.12 - 0.004)) - 0.006);
  d = min(d, box(c - vec2(0.0, h * 0.40), vec2(l.radius * 0.97, h * 0.115)) - 0.008);
  d = min(d, box(c - vec2(0.0, h * 0.545), vec2(l.radius * 0.90, h * 0.05)));
  d = min(d, box(c - vec2(0.0, h * 0.70), vec2(l.radius * 0.99, h * 0.105)) - 0.008);
  d = min(d, box(c - vec2(0.0, h * 0.91), vec2(l.radius * 1.04, h * 0.085)) - 0.006);
  // The front ring is a rim around the recessed glass.
  return max(d, -box(c - vec2(0.0, h), vec2(l.radius * 0.86, 0.055)));
}

float map(vec3 p) {
  float d = min(0.95 - p.z, box3(p - vec3(0.0, -0.055, 0.15), vec3(6.0, 0.05, 0.80)) - 0.005);
  for (int i = 0; i < LENS_COUNT; i++) {
    Lens l = LENSES[i];
    vec3 q = local(p, i);
    float bound = length(q - vec3(0.0, l.height * 0.5, 0.0)) - length(vec2(l.height * 0.56, l.radius * 1.1));
    d = min(d, bound > 0.15 ? bound : barrel(q, l));
  }
  return d;
}

// What the metal and glass mirror: the lamp's softened face, the window, the dark room.
vec3 room(vec3 ray) {
  vec3 light = vec3(0.006, 0.010, 0.012);
  // Both are tall, so that a barrel carries them as highlights along its whole length.
  float bearing = atan(ray.x, -ray.z), rise = ray.y;
  float face = smoothstep(0.75, 0.55, rise) * smoothstep(-0.75, -0.45, rise);
  light += WARM * face * (7.5 * smoothstep(0.12, 0.07, abs(bearing - 1.30)) + 0.30 * exp(-abs(bearing - 1.30) * 4.0));
  light += vec3(0.12, 0.34, 0.44) * face * (3.2 * smoothstep(0.16, 0.12, abs(bearing + 1.25)) * step(0.03, abs(rise + 0.10)) + 0.10 * exp(-abs(bearing + 1.25) * 2.5));
  return light;
}

vec3 coated(vec2 q, vec3 ray, vec3 axis) {
  // Coated elements, one behind the other: each mirrors lamp and window in its own colour, smaller the deeper it lies.
  float r = length(q);
  vec2 bowed = q * (0.82 + 0.42 * r * r);
  vec3 light = vec3(0.0012, 0.002, 0.003);
  vec3 tints[5] = vec3[](vec3(0.46, 0.16, 0.62), vec3(0.08, 0.46, 0.30), vec3(0.52, 0.20, 0.05), vec3(0.10, 0.34, 0.55), vec3(0.5, 0.10, 0.34));
  for (int i = 0; i < 5; i++) {
    float size = 1.0 - 0.15 * float(i), flip = (i & 1) == 0 ? 1.0 : -1.0;
    if (r > size) continue;
    vec2 at = flip * vec2(0.50, 0.36) * size * (0.95 - 0.12 * float(i));
    vec2 panel = rotation(0.3 * flip) * (bowed - at);
    light += tints[i] * 0.95 * smoothstep(0.05, -0.03, box(panel, vec2(0.19, 0.34) * (1.0 - 0.14 * float(i))) - 0.03) * smoothstep(size, size - 0.06, r);
    vec2 cool = bowed + flip * vec2(0.55, -0.10) * size;
    light += tints[(i + 3) % 5] * vec3(0.3, 0.6, 0.8) * 0.55 * smoothstep(0.08, -0.05, box(cool, vec2(0.07, 0.40) * (1.0 - 0.12 * float(i)))) * smoothstep(size, size - 0.06, r);
    light += tints[i] * 0.030 * smoothstep(0.035, 0.0, abs(r - size + 0.02));
  }
  float blades = 0.0;
  for (int i = 0; i < 9; i++) blades = max(blades, dot(q, vec2(cos(float(i) * 0.698), sin(float(i) * 0.698))));
  return light * mix(0.5, 1.0, smoothstep(0.20, 0.24, blades)) + vec3(0.03, 0.022, 0.014) * smoothstep(0.025, 0.0, abs(blades - 0.23));
}

vec3 lensSurface(vec3 p, vec3 normal, vec3 ray, int i) {
  Lens l = LENSES[i];
  vec3 q = local(p, i);
  float r = length(q.xz) / l.radius, h = q.y / l.height, around = atan(q.z, q.x);
  if (h > 0.90 && r < 0.84) return coated(q.xz / (l.radius * 0.82), ray, normal);
  bool focusRing = abs(h - 0.40) < 0.12, irisRing = abs(h - 0.70) < 0.11;
  float rough = 0.055;
  if (focusRing) { float tooth = sin(around * 84.0); normal = normalize(normal + 0.45 * tooth * cross(normal, vec3(0.0, 1.0, 0.0))); }
  if (irisRing) { normal = normalize(normal + 0.32 * step(0.0, sin(around * 46.0)) * cross(normal, vec3(0.0, 1.0, 0.0))); rough = 0.09; }
  vec3 bounce = reflect(ray, normal), light = vec3(0.0);
  for (int s = 0; s < 16; s++) {
    vec2 g = gaussian2(float(s) + 60.0) * rough;
    light += room(normalize(bounce + vec3(g.x, 0.5 * g.y, g.x * 0.5 + g.y))) / 16.0;
  }
  float fresnel = 0.10 + 0.5 * pow(1.0 - max(dot(-ray, normal), 0.0), 4.0);
  vec3 c = light * fresnel * (h < 0.06 ? 2.2 : 1.0);
  vec3 toKey = normalize(KEY - p);
  float lit = max(dot(normal, toKey), 0.0);
  c += vec3(0.016, 0.0155, 0.015) * (WARM * 2.4 * lit + vec3(0.10, 0.20, 0.24) * max(dot(normal, normalize(vec3(-0.8, 0.3, -0.5))), 0.0));
  // Painted index rings and engraved scales.
  float code = hash(float(i), 77.0);
  vec3 paint = code < 0.4 ? TUNGSTEN * 0.9 : code < 0.7 ? vec3(0.75, 0.06, 0.03) : vec3(0.12, 0.5, 0.6);
  float ring = smoothstep(0.012, 0.006, abs(h - 0.815));
  float tick = step(fract(around * 9.0), 0.12 + 0.2 * hash(floor(around * 9.0), 78.0)) * step(abs(h - 0.545), 0.022) * step(0.3, hash(floor(around * 2.4), 79.0 + float(i)));
  return c + (paint * ring + vec3(0.55) * tick) * (0.03 + 1.1 * lit * WARM + vec3(0.02, 0.04, 0.05));
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.5, 1.45, -6.4);
  vec3 ray = aim(p, from, vec3(0.10, 0.50, 0.0), 4.9);
  float t = march(from, ray, 4.5, 14.0);
  vec3 at = from + ray * t, normal = normalAt(at, 0.0012), light = vec3(0.0);
  int which = -1;
  for (int i = 0; i < LENS_COUNT; i++) if (barrel(local(at, i), LENSES[i]) < 0.006) which = i;

  float key = 0.0, fill = 0.0;
  for (int i = 0; i < 14; i++) {
    vec3 dice = hash3(gl_FragCoord.xy, 90.0 + float(i));
    vec3 lamp = KEY + (dice - 0.5) * vec3(0.1, 0.62, 0.62);
    vec3 toLamp = lamp - at;
    key += visible(at + normal * 0.006, at + toLamp * 0.85) * max(dot(normal, normalize(toLamp)), 0.0) * 7.0 / dot(toLamp, toLamp) / 14.0;
  }
  float open = openness(at, normal, 0.35);
  fill = open * (0.25 + 0.75 * max(dot(normal, normalize(vec3(-0.75, 0.45, -0.5))), 0.0));
  if (which >= 0) {
    light = lensSurface(at, normal, ray, which) * (0.25 + 0.75 * min(1.0, key * 1.4 + 0.45 * open));
  } else if (at.z > 0.93) {
    float plaster = 0.82 + 0.36 * fbm(at.xy * 3.0, 3.0) * (0.6 + 0.8 * noise(at.xy * 26.0, 4.0));
    light = vec3(0.42, 0.40, 0.37) * plaster * (WARM * key * 1.35 * smoothstep(-2.6, 1.6, at.x) + vec3(0.030, 0.062, 0.078) * fill);
    light *= smoothstep(-1.4, -0.1, at.y);
  } else {
    float grain = fbm(vec2(at.x * 1.6, (at.z + at.y) * 22.0), 6.0);
    light = vec3(0.20, 0.115, 0.062) * (0.45 + 0.9 * grain) * (WARM * key * 2.6 + vec3(0.030, 0.062, 0.078) * fill);
    light += room(reflect(ray, normal)) * 0.02 * open;
    light *= smoothstep(-0.115, -0.015, at.y);
  }
  return vec4(light, clamp(abs(t - 6.35) * 0.010 - 0.001, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) { return focused(p); }
