// A phone on a small tripod at a rainy window, filming the street: the world outside is soft, in the phone it is sharp.
const float MAX_BLUR = 0.085;
const float EXPOSURE = 1.1;
const float VIGNETTE = 0.5;

const float SILL = -0.70;
const vec2 PHONE_AT = vec2(0.52, 0.08), PHONE = vec2(0.80, 0.385);

float paneBlur(vec2) { return 0.45; }

#include "shapes/water.glsl"

// The street below at dusk, seen along its middle, as the eye would: a road of lamps towards a bright gap in the cloud.
vec3 street(vec2 p) {
  const vec2 end = vec2(0.16, -0.10);
  vec2 d = p - end;
  vec3 light = mix(vec3(0.42, 0.24, 0.13), vec3(0.035, 0.085, 0.115), smoothstep(-0.05, 0.62, d.y)) * (0.75 + 0.5 * fbm(p * vec2(1.2, 3.0), 2.0));
  for (int side = -1; side <= 1; side += 2) {
    for (int i = 7; i >= 0; i--) {
      float nearX = 0.95 * pow(0.70, float(i)) * float(side), farX = nearX * 0.70;
      float roof = 1.15 * abs(nearX) * mix(0.75, 1.25, hash(vec2(float(i), float(side)), 3.0));
      float x = d.x * float(side);
      if (x > abs(farX) && d.y < roof * x / abs(nearX) * 0.9 + 0.02 && d.y > -0.32 * x && (x < abs(nearX) || i == 0)) {
        float depth = log(x) * 17.0, level = d.y / x * 13.0;
        vec2 in_ = vec2(fract(depth), fract(level)) - 0.5;
        float lit = step(0.74, hash(vec2(floor(depth), floor(level)), 4.0 + float(side)));
        float tone = hash(vec2(float(i), float(side)), 8.0);
        light = mix(vec3(0.012, 0.022, 0.028) * (0.6 + 0.9 * tone), vec3(0.15, 0.088, 0.055), exp(-x * 4.5));
        bool shop = level < 0.0;
        if (shop) lit = step(0.60, hash(vec2(floor(depth * 0.5), 1.0), 9.0 + float(side)));
        light += mix(TUNGSTEN, vec3(1.0, 0.7, 0.4), tone) * (0.35 + 0.9 * hash(vec2(floor(level), floor(depth)), 10.0)) * lit * step(box(in_, vec2(0.28, 0.26)), 0.0);
      }
    }
  }
  if (d.y < -0.32 * abs(d.x) && d.y < 0.0) {
    float ripple = noise(vec2(d.x / d.y * 3.0, 4.0 / d.y), 6.0);
    light = vec3(0.016, 0.026, 0.032) + vec3(0.9, 0.42, 0.15) * exp(-abs(d.x + 0.05 * (ripple - 0.5)) * 6.0) * exp(d.y * 1.5) * (0.3 + 0.7 * ripple);
  }
  for (int i = 0; i < 9; i++) {
    float near = pow(0.72, float(i));
    for (int side = -1; side <= 1; side += 2) {
      vec2 lamp = d - vec2(0.70 * float(side), 0.52) * near;
      light += SODIUM * 14.0 * smoothstep(0.030 * near + 0.004, 0.016 * near, length(lamp)) + SODIUM * 0.10 * exp(-length(lamp) * 9.0 / near);
      light += SODIUM * 0.35 * exp(-abs(lamp.x) * 26.0 / near) * exp(-pow((d.y + 0.42 * near) / (0.34 * near), 2.0)) * step(d.y, -0.10 * near);
    }
  }
  for (int i = 0; i < 4; i++) {
    float near = 0.62 * pow(0.6, float(i));
    vec2 car = vec2(abs(d.x - 0.16 * near) - 0.085 * near, d.y + 0.17 * near);
    light += TAIL_RED * 16.0 * smoothstep(0.024 * near + 0.002, 0.012 * near, length(car)) + TAIL_RED * 0.5 * exp(-abs(car.x) * 40.0 / near) * exp(-abs(car.y + 0.14 * near) * 10.0 / near);
  }
  return light;
}

// Phone and tripod, from behind the operator's place. x: outline of the body, y: of the glass, z: of clamp, stem and legs.
vec3 outlines(vec2 p, out vec2 q) {
  q = p - PHONE_AT;
  // Turned a little, so that its right side is nearer.
  float nearer = 1.0 / (1.0 - 0.085 * q.x);
  q = vec2(q.x * nearer * 1.02, (q.y - 0.02 * q.x) * (1.0 - 0.085 * q.x) * 1.0);
  float body = box(q, PHONE - 0.075) - 0.075;
  float glass = box(q, PHONE - vec2(0.098)) - 0.070;
  vec2 s = p - PHONE_AT - vec2(0.02, 0.0);
  float clamp_ = box(s + vec2(0.0, PHONE.y + 0.012), vec2(0.105, 0.030)) - 0.010;
  clamp_ = min(clamp_, box(s - vec2(0.0, PHONE.y + 0.008), vec2(0.080, 0.016)) - 0.010);
  float stem = box(s + vec2(0.0, 0.535), vec2(0.026, 0.13));
  stem = min(stem, length(s + vec2(0.0, 0.475)) - 0.052);
  float legs = min(segment(s, vec2(0.0, -0.62), vec2(-0.36, -0.985)) - 0.017, min(segment(s, vec2(0.0, -0.62), vec2(0.34, -0.965)) - 0.017, segment(s, vec2(0.0, -0.62), vec2(0.07, -1.06)) - 0.020));
  return vec3(body, glass, min(clamp_, min(stem, legs)));
}

vec3 display(vec2 q) {
  vec2 inner = PHONE - 0.028;
  vec3 light = street(vec2(q.x * 1.05 + 0.06, q.y * 1.30 + 0.06)) * 1.15;
  // The camera's own marks: frame corners, thirds and the red lamp of a running take.
  vec2 fromEdge = inner - abs(q) - 0.055;
  float corner = smoothstep(0.0045, 0.002, min(abs(fromEdge.x), abs(fromEdge.y))) * step(-0.004, min(fromEdge.x, fromEdge.y)) * step(max(fromEdge.x, fromEdge.y), 0.075);
  float thirds = smoothstep(0.0022, 0.0008, min(abs(abs(q.x) - inner.x / 3.0), abs(abs(q.y) - inner.y / 3.0)));
  light = mix(light, vec3(0.9, 0.95, 1.0), 0.75 * corner);
  light += vec3(0.5, 0.55, 0.6) * 0.09 * thirds;
  float button = length(q - vec2(inner.x - 0.13, 0.0));
  light = mix(light, vec3(0.6), smoothstep(0.006, 0.002, abs(button - 0.058)));
  return mix(light, TAIL_RED * 0.7, smoothstep(0.042, 0.038, button));
}

vec4 world(vec2 p) {
  vec2 q;
  vec3 o = outlines(p, q);
  if (o.y < 0.0) return vec4(display(q), 0.0006);
  if (o.x < 0.0) {
    float edge = smoothstep(-0.012, 0.0, o.x);
    return vec4(vec3(0.004, 0.005, 0.006) + mix(vec3(0.10, 0.055, 0.025), vec3(0.035, 0.06, 0.07), smoothstep(0.3, -0.3, q.y + q.x * 0.3)) * edge, 0.0006);
  }
  if (o.z < 0.0) return vec4(vec3(0.003, 0.004, 0.005) + vec3(0.055, 0.035, 0.02) * smoothstep(-0.014, 0.0, o.z), 0.0010);
  if (p.y < SILL) {
    // The sill: painted wood, wet with the light of window and phone.
    float depth = (SILL - p.y) / 0.5;
    vec3 above = vec3(0.0);
    for (int i = 0; i < 10; i++) {
      vec2 rough = gaussian2(float(i)) * vec2(0.10, 0.20);
      above += street(vec2((p.x + rough.x) * 0.8, SILL + 0.12 + depth * 0.9 + abs(rough.y))) / 10.0;
    }
    vec2 spill = vec2(p.x - PHONE_AT.x, (p.y - SILL) * 1.6);
    float contact = smoothstep(0.0, 0.05, segment(p, PHONE_AT + vec2(-0.34, -0.99), PHONE_AT + vec2(0.36, -0.97)));
    vec3 light = vec3(0.004, 0.007, 0.009) + above * 0.085 * exp(-depth * 1.2) + vec3(0.055, 0.034, 0.020) * exp(-dot(spill, spill) * 2.2);
    return vec4(light * mix(0.5, 1.0, contact), clamp(0.004 + 0.010 * depth, 0.0, MAX_BLUR));
  }
  // The window's frame: one post on the left, the sill's back edge below.
  float post = abs(p.x + 1.02) - 0.055;
  if (post < 0.0 || p.y < SILL + 0.055) {
    float rim = post < 0.0 ? smoothstep(-0.012, 0.0, post) * step(-1.02, p.x) : smoothstep(0.045, 0.055, p.y - SILL);
    return vec4(vec3(0.004, 0.007, 0.009) + vec3(0.10, 0.055, 0.028) * rim, 0.010);
  }
  return vec4(street(p * vec2(0.62, 0.66) + vec2(-0.02, -0.02)), MAX_BLUR);
}

vec3 shot(vec2 p) {
  vec2 ignored;
  vec3 o = outlines(p, ignored);
  float front = min(min(o.x, o.z), min(abs(p.x + 1.02) - 0.055, p.y - SILL - 0.055));
  // The phone stands in the plane of focus, so its light needs no lens blur.
  vec3 sharp = min(o.x, o.z) < 0.0 ? textureLod(uWorld, worldUv(p), 0.0).rgb : focused(p);
  if (front < 0.0) return sharp * mix(0.45, 1.0, smoothstep(-1.5, 0.1, p.x + 0.4 * p.y));

  Water water = Water(vec2(0.0), 0.0, 0.0, 0.0);
  float gather = smoothstep(0.25, 0.75, fbm(p * 1.6 + 2.0, 41.0));
  sprinkle(water, p, 0.060, vec2(0.006, 0.014), mix(0.06, 0.34, gather), 8.0);
  sprinkle(water, p, 0.150, vec2(0.014, 0.034), mix(0.25, 0.62, gather), 9.0);
  vec2 film = vec2(fbm(p * vec2(3.0, 1.6), 51.0), fbm(p * vec2(3.0, 1.6) + 9.0, 52.0)) - 0.5;
  vec3 light = textureLod(uDefocus, worldUv(p + film * 0.04), 0.0).rgb;
  float breath = 0.30 * smoothstep(0.25, 0.75, fbm(p * 1.2 + 3.0, 54.0));
  light = mix(light, textureLod(uDefocus, worldUv(p), 5.0).rgb + DUSK * 0.10, breath);
  if (water.cover > 0.001) {
    float rim = length(water.lens);
    vec3 miniature = min(street(vec2(0.1, 0.05) - water.lens * vec2(0.9, 0.7)), 1.8);
    light = mix(light, miniature * (1.0 - 0.85 * smoothstep(0.5, 1.05, rim)) + light * 0.40, 0.8 * water.cover);
  }
  return mix(sharp, light, smoothstep(0.0, 0.002, front)) * mix(0.40, 1.0, smoothstep(-1.5, 0.1, p.x + 0.4 * p.y));
}
