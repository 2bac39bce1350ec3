// A brick apartment house at blue hour, seen obliquely from below: a few rooms are lit behind their blinds.
const float MAX_BLUR = 0.02;
const float EXPOSURE = 1.2;
const float VIGNETTE = 0.55;

const vec2 BAY = vec2(2.5, 3.3);

vec3 sky(vec2 p) {
  vec3 c = mix(vec3(0.210, 0.320, 0.370), vec3(0.045, 0.115, 0.175), smoothstep(-0.9, 1.0, p.y - p.x * 0.15));
  return c * (0.72 + 0.55 * fbm(p * vec2(0.9, 2.2) + 3.0, 2.0));
}

// What stands in a lit room, as a flat silhouette: the edge of a shelf, a pendant lamp.
float furniture(vec2 q, vec3 dice) {
  float shelf = box(q - vec2(dice.x * 0.8 - 0.4, -0.72 + 0.3 * dice.y), vec2(0.28, 0.30));
  float pendant = min(box(q - vec2(dice.y - 0.5, 0.75), vec2(0.006, 0.35)), length((q - vec2(dice.y - 0.5, 0.38)) * vec2(1.0, 1.5)) - 0.12);
  return min(shelf, pendant);
}

vec3 room(vec2 q, vec2 cell, vec2 parallax) {
  vec3 dice = hash3(cell, 4.0), more = hash3(cell, 5.0);
  vec3 lamp = mix(TUNGSTEN, vec3(1.0, 0.68, 0.38), more.x);
  vec2 bulb = vec2(dice.y - 0.5, 0.45) + parallax * 0.5;
  float d = length((q - bulb) * vec2(0.9, 0.8));
  vec3 light = lamp * (0.20 + 1.5 * exp(-d * 1.9) + 5.0 * exp(-d * d * 60.0));
  light *= 0.8 + 0.4 * noise((q + parallax) * 3.0 + cell, 6.0);
  light *= mix(1.0, 0.10, 1.0 - smoothstep(-0.02, 0.05, furniture(q + parallax * 0.6, dice)));
  return light;
}

// Slatted blind or curtain in front of the room; returns how much light passes.
float blind(vec2 q, vec2 cell) {
  vec3 dice = hash3(cell, 8.0);
  float drop = mix(0.9, -1.1, dice.x);
  if (dice.y < 0.66) {
    float slats = smoothstep(-0.35, 0.45, sin((q.y + 0.012 * q.x * (dice.z - 0.5)) * 58.0));
    return mix(1.0, mix(0.10, 0.62, slats), smoothstep(-0.01, 0.01, q.y - drop));
  }
  float hem = mix(0.35, 0.85, dice.z);
  float fold = 0.5 + 0.5 * noise(vec2(q.x * 15.0, q.y * 0.8), cell.x + 9.0);
  float parted = smoothstep(hem - 0.03, hem + 0.05, abs(q.x + 0.1 * (dice.x - 0.5)) + 0.04 * sin(q.y * 3.0));
  return mix(1.0, 0.34 * fold + 0.04, parted);
}

vec3 wallColour(vec2 w) {
  vec2 brick = w / vec2(0.24, 0.078);
  brick.x += 0.5 * mod(floor(brick.y), 2.0);
  float joint = max(smoothstep(0.42, 0.5, abs(fract(brick.x) - 0.5) * 1.0), smoothstep(0.36, 0.5, abs(fract(brick.y) - 0.5)));
  float tone = 0.65 + 0.5 * hash(floor(brick), 12.0) + 0.5 * (fbm(w * 0.5, 13.0) - 0.5);
  float stain = 1.0 - 0.5 * smoothstep(0.45, 0.75, fbm(w * vec2(1.4, 0.22), 14.0));
  return vec3(0.030, 0.036, 0.040) * tone * stain * mix(1.0, 0.6, joint);
}

vec4 world(vec2 p) {
  vec3 ray = vec3(p.x + 0.35, p.y + 0.62, 2.2);
  // The wall recedes to the right; its corner stands against the sky.
  const vec3 normal = vec3(-0.62, 0.0, -0.785);
  float t = 13.0 / -dot(ray, normal);
  vec3 hit = ray * t;
  float along = dot(hit, vec3(0.785, 0.0, -0.62));
  vec2 w = vec2(along, hit.y + 4.0);
  float cornerX = 7.4, roof = 20.0;
  if (t < 0.0 || w.x > cornerX || w.y > roof) return vec4(sky(p), 0.012);

  vec2 cell = floor(w / BAY);
  vec2 q = (fract(w / BAY) - 0.5) * BAY;
  vec2 half_ = vec2(0.66, 1.02);
  vec2 pane = q / half_;
  float opening = box(q - vec2(0.0, 0.05), half_);
  vec3 skylight = vec3(0.55, 0.85, 1.0);
  vec3 light = wallColour(w) * skylight * (0.75 + 0.5 * smoothstep(0.0, roof, w.y));
  float litDice = hash(cell, 3.0);
  bool lit = litDice > 0.70;

  // Stone lintel and sill catch the sky; the sill throws a stain below it.
  float lintel = box(q - vec2(0.0, 1.22), vec2(0.86, 0.14));
  float sill = box(q - vec2(0.0, -1.06), vec2(0.84, 0.07));
  light = mix(light, vec3(0.060, 0.078, 0.086) * (0.7 + 0.6 * fbm(w * 5.0, 15.0)), 1.0 - smoothstep(-0.01, 0.02, min(lintel, sill)));
  light *= 1.0 - 0.45 * smoothstep(0.35, 0.0, -1.13 - q.y) * step(q.y, -1.13) * step(abs(q.x), 0.84);

  // Lit windows spill onto their own reveal and onto the sill.
  float spill = 0.0;
  if (lit) spill = exp(-max(opening, 0.0) * 9.0) * smoothstep(0.5, -0.9, q.y);
  light += TUNGSTEN * 0.05 * spill;

  if (opening < 0.0) {
    // The glass sits behind the wall's face, so its near edge is hidden.
    vec2 view = vec2(dot(ray, vec3(0.785, 0.0, -0.62)), ray.y) / -dot(ray, normal);
    vec2 glassQ = q + view * 0.16 - vec2(0.0, 0.05);
    vec2 glassPane = glassQ / half_;
    float reveal = box(glassQ, half_);
    if (reveal > 0.0) {
      light = vec3(0.020, 0.030, 0.036) + (lit ? TUNGSTEN * 0.16 * smoothstep(0.2, 0.0, reveal) : vec3(0.0));
    } else {
      float sash = min(min(-reveal - 0.055, abs(glassQ.y - 0.06) - 0.035), abs(glassQ.x) + (hash(cell, 16.0) > 0.5 ? 0.0 : 1.0) - 0.018);
      vec3 mirror = sky(vec2(1.6 - pane.x * 0.3 + cell.x * 0.3, 0.3 + 0.5 * pane.y + 0.14 * cell.y)) * mix(0.10, 0.34, hash(cell, 17.0));
      vec3 inside = lit ? room(glassPane, cell, view * 0.5) * mix(0.4, 1.3, hash(cell, 18.0)) * blind(glassPane, cell) : vec3(0.004, 0.007, 0.009);
      light = inside + mirror * (lit ? 0.25 : 1.0);
      light = mix(vec3(0.012, 0.016, 0.018), light, smoothstep(-0.005, 0.006, sash));
    }
  }
  // The wall falls out of focus towards the far corner.
  return vec4(light, clamp(abs(hit.z - 12.0) * 0.0011, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) { return focused(p); }
