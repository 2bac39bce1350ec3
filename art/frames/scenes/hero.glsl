// A Seattle street at dusk through a rain-covered window; the camera focuses on the glass, then on the street.
#define MAX_BLUR (0.105 * mix(1.0, 0.085, pull()))
const float EXPOSURE = 1.08;
const float VIGNETTE = 0.45;

// Where the focus is: 0 on the glass, 1 on the street. It is pulled between the second and the third second.
float pull() { return smoothstep(1.6, 2.9, uTime); }

const float FOCAL = 3.3;
const float EYE_HEIGHT = 2.1;
const float STREET_HALF = 8.5;

bool portrait() { return uAspect < 1.0; }
// A title stands across the foot of these, so their light is above it; elsewhere it stands on the left.
bool wide() { return uAspect > 2.1; }
vec2 vanishingPoint() { return portrait() ? vec2(0.06, 0.30) : wide() ? vec2(0.62, 0.36) : vec2(0.84, 0.02); }

// --- The street, in metres: x to the right, y up, z away from the camera. ---

struct Light { vec3 at; vec3 colour; float size; };
const int LIGHT_COUNT = 30;
const Light LIGHTS[LIGHT_COUNT] = Light[](
  // Sodium street lamps, right kerb then left kerb, unevenly spaced.
  Light(vec3(6.1, 6.3, 17.0), SODIUM * 46.0, 0.20), Light(vec3(6.2, 6.2, 29.0), SODIUM * 60.0, 0.20),
  Light(vec3(6.0, 6.4, 43.0), SODIUM * 64.0, 0.22), Light(vec3(6.1, 6.2, 64.0), SODIUM * 60.0, 0.26),
  Light(vec3(6.1, 6.3, 96.0), SODIUM * 50.0, 0.34), Light(vec3(-5.9, 6.3, 38.0), SODIUM * 46.0, 0.21),
  Light(vec3(-6.1, 6.2, 57.0), SODIUM * 56.0, 0.25), Light(vec3(-6.0, 6.3, 82.0), SODIUM * 54.0, 0.30),
  Light(vec3(-6.0, 6.3, 118.0), SODIUM * 40.0, 0.36), Light(vec3(6.0, 6.3, 140.0), SODIUM * 36.0, 0.4),
  // Tail lights going away.
  Light(vec3(2.35, 0.95, 15.0), TAIL_RED * 21.0, 0.10), Light(vec3(3.80, 0.97, 15.0), TAIL_RED * 17.0, 0.10),
  Light(vec3(1.35, 0.90, 33.0), TAIL_RED * 26.0, 0.13), Light(vec3(2.75, 0.90, 33.0), TAIL_RED * 23.0, 0.13),
  Light(vec3(1.60, 0.90, 78.0), TAIL_RED * 30.0, 0.18), Light(vec3(2.90, 0.90, 78.0), TAIL_RED * 30.0, 0.18),
  Light(vec3(4.60, 1.10, 24.0), TUNGSTEN * 12.0, 0.08),
  // Headlamps coming.
  Light(vec3(-3.5, 0.75, 40.0), vec3(1.0, 0.74, 0.48) * 34.0, 0.14), Light(vec3(-2.15, 0.75, 40.0), vec3(1.0, 0.74, 0.48) * 27.0, 0.14),
  Light(vec3(-2.7, 0.75, 90.0), vec3(1.0, 0.78, 0.56) * 22.0, 0.22), Light(vec3(-1.4, 0.75, 90.0), vec3(1.0, 0.78, 0.56) * 22.0, 0.22),
  // Signals and signs.
  Light(vec3(3.4, 5.3, 49.0), vec3(0.05, 0.95, 0.62) * 34.0, 0.20), Light(vec3(-4.6, 4.6, 50.0), vec3(0.05, 0.95, 0.62) * 24.0, 0.20),
  Light(vec3(4.9, 2.9, 70.0), TAIL_RED * 30.0, 0.22), Light(vec3(7.6, 3.6, 23.5), RAIN * 13.0, 0.20),
  Light(vec3(7.7, 4.0, 23.8), RAIN * 11.0, 0.16), Light(vec3(7.4, 3.0, 31.0), TUNGSTEN * 30.0, 0.22),
  Light(vec3(7.6, 2.9, 13.4), TUNGSTEN * 15.0, 0.12), Light(vec3(7.6, 2.9, 15.1), TUNGSTEN * 19.0, 0.12),
  Light(vec3(-7.4, 2.8, 45.0), TUNGSTEN * 22.0, 0.18)
);

vec3 dusk(vec3 ray) {
  float height = clamp(ray.y / max(ray.z, 0.1), 0.0, 2.0);
  vec3 sky = mix(vec3(0.120, 0.185, 0.205), vec3(0.022, 0.058, 0.082), smoothstep(0.0, 0.42, height));
  float cloud = fbm(ray.xy / ray.z * vec2(3.0, 7.0), 4.0);
  return sky * (0.55 + 0.9 * cloud);
}

// One side of the street: buildings of differing width and height, a few rooms with the light on.
vec3 facade(vec3 hit, float side, out float coverage) {
  float lot = floor(hit.z / 13.0);
  float roof = mix(8.0, 19.0, hash(vec2(lot, side), 1.0));
  coverage = step(hit.y, roof);
  vec3 lotSeed = hash3(vec2(lot, side), 2.0);
  vec2 bay = vec2(mix(2.3, 3.4, lotSeed.x), mix(3.1, 3.8, lotSeed.y));
  vec2 cell = floor(hit.zy / bay), inCell = fract(hit.zy / bay) - 0.5;
  vec3 room = hash3(cell, 5.0 + side + lot);
  bool shop = hit.y < bay.y;
  vec2 pane = shop ? vec2(0.45, 0.36) : vec2(mix(0.20, 0.34, lotSeed.z), 0.30);
  float glass = 1.0 - smoothstep(-0.02, 0.02, box(inCell, pane));
  float mullion = smoothstep(0.010, 0.03, abs(inCell.x)) * smoothstep(0.008, 0.02, abs(inCell.y - 0.08));
  float lit = step(shop ? 0.42 : 0.74, room.x) * mix(0.25, 1.0, room.y * room.y);
  if (side < 0.0) lit *= hit.z < 30.0 ? 0.34 : 0.9;
  vec3 lamp = mix(TUNGSTEN, vec3(1.0, 0.72, 0.42), room.z) * (shop ? 2.6 : 1.9);
  // A room is brighter towards its ceiling lamp, and a blind may be half down.
  float interior = mix(0.35, 1.0, smoothstep(-0.35, 0.3, inCell.y)) * (0.6 + 0.6 * noise(hit.zy * 3.0, 8.0));
  float blind = room.z > 0.6 ? mix(0.25, 1.0, step(inCell.y, mix(-0.1, 0.25, room.y))) : 1.0;
  vec3 wall = vec3(0.013, 0.027, 0.033) * (0.6 + 0.8 * fbm(hit.zy * vec2(0.6, 1.4), 6.0));
  wall += SODIUM * 0.030 * exp(-abs(hit.y - 4.0) * 0.35) * (0.5 + 0.5 * sin(hit.z * 0.42 + 1.0));
  return wall + lamp * glass * mullion * interior * blind * lit;
}

vec3 buildings(vec3 from, vec3 ray) {
  vec3 sky = dusk(ray);
  float side = sign(ray.x);
  float distanceToWall = (side * STREET_HALF - from.x) / ray.x;
  vec3 hit = from + ray * distanceToWall;
  vec3 light = sky;
  if (hit.z > 1.0 && hit.z < 190.0 && hit.y > -0.1) {
    float coverage;
    vec3 front = facade(hit, side, coverage);
    light = mix(sky, front, coverage);
  }
  // Rain haze swallows the far end of the street.
  vec3 haze = vec3(0.060, 0.075, 0.075) * exp(-max(ray.y, 0.0) / max(ray.z, 0.1) * 5.0);
  return mix(haze, light, exp(-max(hit.z, 0.0) / 85.0) * 0.9 + 0.1);
}

// Lamps as small discs; `spread` (in tangent units) widens them into the streaks of a rough wet road.
vec3 lamps(vec3 from, vec3 ray, vec2 spread) {
  vec3 light = vec3(0.0);
  vec2 direction = ray.xy / ray.z;
  for (int i = 0; i < LIGHT_COUNT; i++) {
    vec3 toLight = LIGHTS[i].at - from;
    if (toLight.z < 0.5) continue;
    float size = LIGHTS[i].size / toLight.z;
    vec2 width = vec2(size) + spread;
    vec2 d = (direction - toLight.xy / toLight.z) / width;
    float dim = size * size / (width.x * width.y);
    light += LIGHTS[i].colour * dim * exp(-pow(dot(d, d), spread.y > 0.0 ? 0.8 : 2.0));
    // A faint aureole in the rain around each lamp.
    if (spread.y == 0.0) light += LIGHTS[i].colour * 0.0011 * exp(-length(d) * 0.14);
  }
  return light;
}

vec3 street(vec3 from, vec3 ray) {
  float toRoad = -from.y / ray.y;
  if (ray.y > -0.002 || toRoad * ray.z > 190.0) return buildings(from, ray) + lamps(from, ray, vec2(0.0));
  vec3 hit = from + ray * toRoad;
  float edgeOfWall = (sign(ray.x) * STREET_HALF - from.x) / ray.x;
  if (edgeOfWall < toRoad) return buildings(from, ray) + lamps(from, ray, vec2(0.0));

  float puddle = smoothstep(0.42, 0.62, fbm(hit.xz * vec2(0.55, 0.16), 14.0));
  float grit = noise(hit.xz * vec2(6.0, 1.6), 15.0);
  vec2 roughness = mix(vec2(0.030, 0.30), vec2(0.012, 0.10), puddle);
  float fresnel = mix(0.10, 1.0, pow(1.0 + normalize(ray).y, 7.0)) * mix(0.55, 1.0, puddle) * (0.75 + 0.5 * grit);
  vec3 mirrored = vec3(ray.x, -ray.y, ray.z);
  vec3 reflected = vec3(0.0);
  for (int i = 0; i < 8; i++) {
    vec2 jitter = gaussian2(float(i) + 40.0) * roughness * 0.5 * ray.z;
    vec3 bounce = mirrored + vec3(jitter, 0.0);
    bounce.y = abs(bounce.y) + 0.001;
    reflected += buildings(hit, bounce) / 8.0;
  }
  reflected += lamps(hit, mirrored, roughness) * 1.9;
  vec3 asphalt = vec3(0.010, 0.018, 0.021);
  return asphalt + reflected * fresnel;
}

vec4 world(vec2 p) {
  vec3 ray = vec3(p - vanishingPoint(), FOCAL);
  vec3 light = street(vec3(0.4, EYE_HEIGHT, 0.0), ray) + lamps(vec3(0.4, EYE_HEIGHT, 0.0), ray, vec2(0.0)) * step(ray.y, -0.002) * 0.6;
  return vec4(light, MAX_BLUR);
}

// --- The glass. ---

// How far out of focus the pane is: it stands at an angle, so that its far side is soft.
float paneBlur(vec2 p) {
  float turned = portrait() ? smoothstep(0.0, -1.0, p.y) : wide() ? smoothstep(0.1, -1.0, p.y + 0.15 * p.x) : smoothstep(0.35, -1.7, p.x);
  return mix(turned, 1.0, pull());
}

#include "shapes/water.glsl"

const int TRAIL_COUNT = 5;
const Trail TRAILS[TRAIL_COUNT] = Trail[](
  Trail(0.47, -0.27, 1.4, 0.027), Trail(1.16, 0.30, 1.4, 0.019), Trail(1.40, -0.66, 0.75, 0.032), Trail(1.74, 0.06, 1.4, 0.024),
  Trail(-0.66, -0.12, 1.1, 0.020)
);

vec3 shot(vec2 p) {
  Water running = Water(vec2(0.0), 0.0, 0.0, 0.0);
  float swept = 0.0, ridge = 0.0;
  for (int i = 0; i < TRAIL_COUNT; i++) {
    Trail trail = TRAILS[i];
    if (portrait()) trail.x = trail.x * 0.62 - 0.42;
    if (wide()) trail.x = trail.x * 1.1 - 0.12;
    // Some hold, some run.
    trail.head -= uTime * 0.16 * hash(float(i), 37.0) * smoothstep(0.2, 0.5, hash(float(i), 38.0));
    swept = max(swept, run(running, ridge, p, trail, float(i) + 1.0));
  }

  Water water = Water(vec2(0.0), 0.0, 0.0, 0.0);
  float gather = smoothstep(0.25, 0.75, fbm(p * 1.7, 41.0));
  // Fewer drops where text will stand; the smallest also cost the most bytes.
  float calm = mix(1.0, 0.42, smoothstep(0.2, 0.7, paneBlur(p)));
  sprinkle(water, p, 0.042, vec2(0.0035, 0.011), mix(0.10, 0.45, gather) * calm * (portrait() ? 0.5 : 1.0), 1.0);
  sprinkle(water, p, 0.105, vec2(0.008, 0.030), mix(0.30, 0.70, gather) * calm, 2.0);
  sprinkle(water, p, 0.235, vec2(0.018, 0.078), mix(0.40, 0.70, gather) * calm, 3.0);
  sprinkle(water, p, 0.47, vec2(0.035, 0.095), 0.42, 4.0);
  water.cover *= 1.0 - swept;
  if (running.cover > water.cover) water = running;
  water.cover *= 1.0 - 0.5 * pull();

  // Between the drops a thin film of water bends the defocused street a little.
  vec2 film = vec2(fbm(p * vec2(3.0, 1.6), 51.0), fbm(p * vec2(3.0, 1.6) + 9.0, 52.0)) - 0.5;
  vec3 light = textureLod(uDefocus, worldUv(p + film * 0.045 + vec2(ridge * 0.16, 0.0)), 0.0).rgb;
  // Breath on the pane veils the street, except where a drop wiped it.
  float breath = 0.32 * (1.0 - 0.8 * pull()) * (1.0 - swept) * smoothstep(0.2, 0.75, fbm(p * 1.3 + 3.0, 54.0));
  light = mix(light, textureLod(uDefocus, worldUv(p), 5.0).rgb * 1.1 + DUSK * 0.12, breath);

  if (water.cover > 0.001) {
    // A drop is a short lens: it shows the whole street, small, sharp and upside down.
    float rim = length(water.lens);
    vec2 field = vec2(1.55, 1.15) * (0.62 + 0.5 * rim * rim);
    // No two drops hang alike, so each looks a little to one side.
    vec2 glance = (vec2(fract(water.seed * 17.0), fract(water.seed * 31.0)) - 0.5) * vec2(1.1, 0.5);
    vec2 seen = vanishingPoint() + vec2(0.0, 0.1) + glance - rotation((water.seed - 0.5) * 0.5) * water.lens * field;
    float reduction = log2(1.3 / water.radius) - 1.2 + 2.0 * paneBlur(p);
    vec3 miniature = textureLod(uWorld, worldUv(clamp(seen, -OVERSCAN * vec2(uAspect, 1.0), OVERSCAN * vec2(uAspect, 1.0))), max(reduction, 0.0)).rgb;
    miniature = min(miniature, mix(9.0, 0.8, paneBlur(p))) * 1.5;
    // The rim looks sideways into the dark, except for a sliver of light along its foot.
    float falloff = 1.0 - 0.93 * smoothstep(0.45, 1.0, rim);
    vec3 sliver = light * 0.55 * smoothstep(0.72, 0.95, rim) * smoothstep(0.1, -0.9, water.lens.y);
    light = mix(light, miniature * falloff + sliver + light * 0.10, water.cover);
  }

  // A flag in front of the lens keeps the side where the headline stands in shade.
  float open = portrait() ? smoothstep(-0.30, 0.45, p.y) : wide() ? smoothstep(-0.50, 0.45, p.y) * smoothstep(-2.5, -0.6, p.x) : smoothstep(-0.25, 1.0, p.x);
  light *= mix(0.30, 1.0, open);
  // There, even the brightest glint is held below the level at which white text still has a contrast of 4.5.
  float textZone = portrait() ? 1.0 - smoothstep(0.02, 0.30, p.y) : wide() ? 1.0 - smoothstep(-0.10, 0.22, p.y) : 1.0 - smoothstep(0.12, 0.40, p.x);
  const float CEILING = 0.13;
  return mix(light, light * CEILING / (CEILING + luminance(light)), textZone);
}
