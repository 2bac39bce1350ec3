// Wet asphalt from knee height: sodium lamps and a neon sign drawn out on the road, rain rings in the puddles.
const float MAX_BLUR = 0.075;
const float EXPOSURE = 1.15;
const float VIGNETTE = 0.5;

const float FOCUS_DISTANCE = 3.1;
const vec3 EYE = vec3(0.0, 0.62, 0.0);

// What the road mirrors, as soft patches in the tangent plane (x/z, y/z): centre, half size, radiance.
struct Patch { vec2 at; vec2 size; vec3 colour; };
const int PATCH_COUNT = 9;
const Patch PATCHES[PATCH_COUNT] = Patch[](
  Patch(vec2(0.36, 0.34), vec2(0.022, 0.030), SODIUM * 30.0), Patch(vec2(0.17, 0.22), vec2(0.012, 0.016), SODIUM * 36.0),
  Patch(vec2(0.63, 0.52), vec2(0.026, 0.034), SODIUM * 22.0), Patch(vec2(-0.47, 0.27), vec2(0.060, 0.018), RAIN * 9.0),
  Patch(vec2(-0.55, 0.20), vec2(0.010, 0.060), RAIN * 8.0), Patch(vec2(-0.14, 0.16), vec2(0.010, 0.010), vec3(1.0, 0.70, 0.42) * 17.0),
  Patch(vec2(-0.005, 0.066), vec2(0.002), TAIL_RED * 20.0), Patch(vec2(0.105, 0.066), vec2(0.002), TAIL_RED * 17.0),
  Patch(vec2(-0.28, 0.14), vec2(0.035, 0.06), TUNGSTEN * 1.7)
);

vec3 night(vec2 direction) {
  vec3 light = mix(vec3(0.040, 0.062, 0.070), vec3(0.010, 0.024, 0.034), smoothstep(0.0, 0.8, direction.y));
  light *= 0.6 + 0.8 * noise(direction * vec2(5.0, 2.0), 2.0);
  for (int i = 0; i < PATCH_COUNT; i++) {
    vec2 d = max(abs(direction - PATCHES[i].at) - PATCHES[i].size, 0.0) / 0.016;
    light += PATCHES[i].colour * (exp(-dot(d, d)) + 0.010 * exp(-length(d) * 0.16));
  }
  return light;
}

float waterLevel(vec2 ground) { return smoothstep(0.40, 0.60, fbm(ground * vec2(0.9, 0.55) + 4.0, 3.0)); }

// Crushed stone: three sizes of grain, drowned where the water stands.
float stones(vec2 ground) {
  return 0.55 * noise(ground * 60.0, 5.0) + 0.30 * noise(ground * 130.0, 6.0) + 0.5 * fbm(ground * 9.0, 7.0);
}

// Rings of rain: one drop per cell, each caught at its own moment.
float rings(vec2 ground) {
  float height = 0.0;
  for (int layer = 0; layer < 3; layer++) {
    float spacing = 0.34 + 0.17 * float(layer);
    vec2 q = rotation(float(layer) * 0.9 + 0.3) * ground / spacing;
    for (int i = 0; i < 9; i++) {
      vec2 cell = floor(q) + vec2(i % 3, i / 3) - 1.0;
      vec3 dice = hash3(cell, 20.0 + float(layer));
      float age = fract(dice.z * 7.3);
      float away = length(q - cell - dice.xy) * spacing;
      float radius = 0.02 + age * 0.26;
      height += 0.0022 * (1.0 - age) * step(dice.z, 0.72) * sin((away - radius) * 150.0) * exp(-pow((away - radius) * 30.0, 2.0));
    }
  }
  return height;
}

float surface(vec2 ground) {
  float water = waterLevel(ground);
  return mix(0.0085 * stones(ground), rings(ground) + 0.0012 * noise(ground * 7.0, 8.0), water);
}

vec3 road(vec3 hit, vec3 ray) {
  float step1 = 0.0022 * hit.z * 0.5;
  float here = surface(hit.xz);
  vec2 slope = vec2(surface(hit.xz + vec2(step1, 0.0)), surface(hit.xz + vec2(0.0, step1))) - here;
  slope /= step1;
  float water = waterLevel(hit.xz);
  vec3 light = vec3(0.0);
  const int RAYS = 14;
  for (int i = 0; i < RAYS; i++) {
    vec2 rough = gaussian2(float(i) + 3.0) * mix(vec2(0.045, 0.11), vec2(0.005, 0.022), water);
    vec3 normal = normalize(vec3(-slope.x * 0.55 + rough.x, 1.0, -slope.y * 0.55 + rough.y));
    vec3 bounce = reflect(ray, normal);
    bounce.y = abs(bounce.y);
    float facing = clamp(-dot(ray, normal), 0.0, 1.0);
    float fresnel = 0.03 + 0.97 * pow(1.0 - facing, 4.0);
    light += min(night(bounce.xy / max(bounce.z, 0.05)), 30.0) * fresnel;
  }
  light *= mix(0.8, 1.0, water) / float(RAYS);
  vec3 asphalt = vec3(0.010, 0.013, 0.014) * stones(hit.xz) * (1.0 - 0.6 * water);
  return asphalt + light;
}

vec4 world(vec2 p) {
  vec3 ray = normalize(vec3(p.x - 0.15, p.y - 0.80, 2.3));
  if (ray.y > -0.012) return vec4(night(ray.xy / ray.z), MAX_BLUR);
  vec3 hit = EYE - ray * EYE.y / ray.y;
  float blur = clamp(0.16 * abs(1.0 / FOCUS_DISTANCE - 1.0 / hit.z), 0.0, MAX_BLUR);
  return vec4(road(hit, ray), blur);
}

vec3 shot(vec2 p) { return focused(p); }
