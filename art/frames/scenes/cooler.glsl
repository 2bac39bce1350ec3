// A restaurant's kitchen after closing: the walk-in cooler stands ajar, its cold light and its breath fall on the wet floor.
const float MAX_BLUR = 0.03;
const float EXPOSURE = 1.3;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// Metres. The cooler's front is the wall z = 0; its door opens towards the camera, hinged on the right.
const vec2 OPENING = vec2(0.50, 1.04);
const float SILL = 0.03, SWING = 1.02, WALL = 0.09;
const vec3 BULB = vec3(-0.10, 1.86, 0.85);
const vec3 COLD = vec3(0.66, 0.90, 1.0);

vec3 doorSpace(vec3 p) { p -= vec3(OPENING.x, SILL + OPENING.y, -0.02); p.xz = rotation(-SWING) * p.xz; return p + vec3(OPENING.x, 0.0, 0.06); }

float wall(vec3 p) {
  float d = box3(p - vec3(0.0, 1.25, WALL), vec3(4.0, 1.25, WALL));
  return max(d, -box3(p - vec3(0.0, SILL + OPENING.y, 0.0), vec3(OPENING, 0.5)));
}
float door(vec3 p) { return box3(doorSpace(p), vec3(OPENING + 0.05, 0.05)) - 0.012; }
float fittings(vec3 p) {
  vec3 q = doorSpace(p);
  // Latch and handle on the outer face; two hinges; the gasket as a lip on the inner one.
  float d = rod(q, vec3(-0.44, -0.10, -0.11), vec3(-0.44, 0.16, -0.11), 0.018);
  d = min(d, box3(q - vec3(-0.44, 0.03, -0.085), vec3(0.035, 0.09, 0.025)) - 0.008);
  d = min(d, box3(vec3(q.x - 0.50, abs(q.y) - 0.62, q.z + 0.07), vec3(0.07, 0.05, 0.02)) - 0.008);
  return d;
}
float gasket(vec3 p) {
  vec3 q = doorSpace(p);
  return max(box3(q - vec3(0.0, 0.0, 0.066), vec3(OPENING - 0.01, 0.016)) - 0.006, -box3(q, vec3(OPENING - 0.05, 0.4)));
}
// Steel shelves inside, with crates and pans on them.
float goods(vec3 p) {
  if (p.z < 0.1) return 0.25 + max(0.0, 0.1 - p.z);
  float d = 9.0;
  for (int i = 0; i < 4; i++) {
    float y = 0.30 + 0.48 * float(i);
    d = min(d, box3(p - vec3(0.0, y, 1.55), vec3(1.2, 0.012, 0.28)));
    for (int j = 0; j < 5; j++) {
      vec3 dice = hash3(vec2(float(i), float(j)), 3.0);
      vec3 size = vec3(0.13 + 0.04 * dice.x, 0.07 + 0.10 * dice.y, 0.16);
      d = min(d, box3(p - vec3(-0.86 + 0.38 * float(j) + 0.05 * dice.z, y + 0.02 + size.y, 1.50), size) - 0.012);
    }
  }
  return min(d, rod(vec3(abs(p.x) - 0.02, p.yz), vec3(0.62, 0.0, 1.30), vec3(0.62, 2.2, 1.30), 0.016));
}
// Outside, on the left, the edge of a work table with a pan on it, as a shape.
float table(vec3 p) {
  vec3 q = p - vec3(-1.75, 0.0, -0.55);
  float d = box3(q - vec3(0.0, 0.90, 0.0), vec3(0.75, 0.020, 0.36)) - 0.006;
  d = min(d, rod(vec3(abs(q.x), q.y, abs(q.z)), vec3(0.68, 0.0, 0.30), vec3(0.68, 0.9, 0.30), 0.022));
  d = min(d, box3(q - vec3(0.0, 0.28, 0.0), vec3(0.70, 0.012, 0.33)));
  vec3 pot = q - vec3(0.28, 1.05, 0.02);
  d = min(d, drum(pot, 0.17, 0.12) - 0.01);
  return min(d, drum(pot - vec3(-0.52, -0.06, 0.05), 0.13, 0.06) - 0.01);
}
float inside(vec3 p) { return min(2.3 - p.y, min(2.0 - p.z, 1.5 - abs(p.x))); }
float map(vec3 p) {
  float d = min(min(p.y, wall(p)), min(door(p), fittings(p)));
  d = min(d, min(gasket(p), table(p)));
  if (p.z > 0.0) d = min(d, inside(p));
  return min(d, goods(p));
}

vec3 lit(vec3 at, vec3 normal, vec3 albedo, float gloss, vec3 ray) {
  float cold = 0.0;
  for (int i = 0; i < 8; i++) cold += visible(at + normal * 0.004, BULB + (hash3(gl_FragCoord.xy, 40.0 + float(i)) - 0.5) * vec3(0.5, 0.04, 0.14)) / 8.0;
  vec3 toBulb = BULB - at;
  float square = dot(toBulb, toBulb);
  vec3 light = COLD * 3.9 * cold * max(dot(normal, toBulb * inversesqrt(square)), 0.0) / (0.10 + square);
  // What the white box throws out of its door, and a tungsten hood lamp far to the left.
  vec3 toDoor = vec3(-0.15, 1.0, 0.35) - at;
  if (at.z < 0.1) light += COLD * 0.34 * max(dot(normal, normalize(toDoor)), 0.0) * max(normalize(toDoor).z, 0.0) / (0.4 + dot(toDoor, toDoor));
  else light += COLD * 0.42;
  const vec3 HOOD = normalize(vec3(-0.75, 0.62, -0.45));
  light += TUNGSTEN * 0.32 * max(dot(normal, HOOD), 0.0) * exp(-max(at.x + 1.3, 0.0) * 0.75);
  light += vec3(0.006, 0.011, 0.013);
  vec3 mirror = reflect(ray, normal);
  vec3 shine = COLD * 0.9 * cold * pow(max(dot(mirror, normalize(toBulb)), 0.0), 12.0) + TUNGSTEN * 0.75 * pow(max(dot(mirror, HOOD), 0.0), 18.0) * step(at.z, 0.1);
  return (albedo * light + shine * gloss) * openness(at, normal, 0.20);
}

vec3 seen(vec3 from, vec3 ray, float near, out float t) {
  t = march(from, ray, near, 9.0);
  vec3 at = from + ray * t, normal = normalAt(at, 0.001);
  if (gasket(at) < 0.004) return lit(at, normal, vec3(0.03), 0.05, ray) + vec3(0.5) * smoothstep(0.55, 0.75, noise(at.xy * 40.0, 5.0)) * 0.2 * COLD;
  if (at.z < 0.1 && (door(at) < 0.004 || wall(at) < 0.004 && at.z < 0.02)) {
    // Stucco-embossed steel.
    float emboss = fbm(at.xy * 42.0 + at.z * 42.0, 6.0), panel = abs(fract(at.x / 1.15 + 0.07) - 0.5) * 1.15;
    vec3 n = normalize(normal + 0.30 * vec3(emboss - 0.5, fbm(at.xy * 42.0 + 9.0 + at.z * 42.0, 6.0) - 0.5, 0.0));
    float seam = door(at) < 0.004 ? 1.0 : smoothstep(0.0, 0.008, 0.575 - panel);
    return lit(at, n, vec3(0.20, 0.21, 0.215) * (0.75 + 0.4 * fbm(at.xy * 2.0, 7.0)) * mix(0.4, 1.0, seam), 0.16, ray);
  }
  if (fittings(at) < 0.004 || table(at) < 0.004) return lit(at, normal, vec3(0.16), 0.40, ray);
  if (goods(at) < 0.004) {
    vec3 dice = hash3(floor(at.xy * vec2(2.63, 2.08) + 0.5), 8.0);
    vec3 stuff = mix(mix(vec3(0.34, 0.26, 0.16), vec3(0.16, 0.22, 0.13), step(0.7, dice.x)), vec3(0.42, 0.10, 0.05), step(0.82, dice.y));
    return lit(at, normal, stuff * (0.8 + 0.3 * fbm(at.xy * 20.0, 9.0)), 0.02, ray);
  }
  if (at.z > 0.05 && at.y > 0.01) return lit(at, normal, vec3(0.52, 0.54, 0.55), 0.0, ray);
  return vec3(0.02);
}

vec4 world(vec2 p) {
  vec3 from = vec3(-1.15, 1.22, -4.3);
  vec3 ray = aim(p, from, vec3(0.02, 1.02, 0.0), 3.15);
  float t;
  vec3 light = seen(from, ray, 1.2, t);
  vec3 at = from + ray * t;
  if (at.y < 0.004) {
    // Quarry tiles, hosed down: they mirror the door between their joints.
    vec2 tile = at.xz / 0.20, in_ = abs(fract(tile) - 0.5);
    float joint = smoothstep(0.455, 0.485, max(in_.x, in_.y)), wet = smoothstep(0.35, 0.65, fbm(at.xz * 1.7, 20.0));
    vec3 clay = vec3(0.100, 0.060, 0.046) * (0.7 + 0.6 * hash(floor(tile), 21.0));
    light = lit(at, vec3(0.0, 1.0, 0.0), mix(clay, vec3(0.05), joint), 0.0, ray);
    vec2 bump = vec2(fbm(at.xz * 9.0, 22.0), fbm(at.xz * 9.0 + 4.0, 22.0)) - 0.5;
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 3; i++) {
      vec2 rough = gaussian2(float(i)) * mix(0.05, 0.012, wet) + bump * 0.06 * (1.0 - 0.6 * wet);
      vec3 bounce = reflect(ray, normalize(vec3(rough.x, 1.0, rough.y)));
      bounce.y = abs(bounce.y) + 0.002;
      float ignored;
      sum += min(seen(at + vec3(0.0, 0.01, 0.0), bounce, 0.01, ignored), 4.0) / 3.0;
    }
    light += sum * (0.05 + 0.95 * pow(1.0 + ray.y, 5.0)) * mix(0.8, 2.2, wet) * (1.0 - 0.6 * joint);
  }
  // The breath of the cooler: it rolls out over the sill and lies on the floor, lit by the bulb.
  float mist = 0.0;
  for (int i = 0; i < 14; i++) {
    float s = 2.2 + (t - 2.2) * (float(i) + hash(gl_FragCoord.xy, 60.0 + float(i))) / 14.0;
    vec3 air = from + ray * s;
    float out_ = air.z < 0.15 ? exp(-max(-air.z, 0.0) * 1.1) * exp(-abs(air.x + 0.10) * 1.5) : 0.55;
    float low = exp(-max(air.y - 0.05, 0.0) * mix(5.0, 1.6, smoothstep(-0.6, 0.3, air.z)));
    float curl = smoothstep(0.34, 0.72, fbm(air.xy * vec2(2.2, 3.0) + air.z * 1.7 + 0.6 * fbm(air.xz * 3.0, 31.0), 30.0));
    mist += out_ * low * curl * (t - 2.2) / 14.0;
  }
  return vec4(light + COLD * 0.55 * mist, clamp(abs(1.0 / 4.4 - 1.0 / t) * 0.10 - 0.0012, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return sharp.a < 0.0012 ? sharp.rgb : focused(p);
}
