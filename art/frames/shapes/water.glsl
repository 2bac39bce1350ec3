// Rain on a pane of glass: drops that hang, and drops that ran down. A scene that includes this says where its pane is soft.
float paneBlur(vec2 p);

struct Water { vec2 lens; float cover; float radius; float seed; };

// Keeps the drop that stands proudest of the glass at this point.
void settle(inout Water water, vec2 fromCentre, float radius, float seed, float soft) {
  vec2 d = fromCentre / radius;
  if (dot(d, d) > 6.5) return;
  d.x *= 1.0 + 0.16 * d.y;
  d.y *= mix(0.78, 1.0, seed);
  float outline = length(d) * (1.0 + 0.36 * (noise(normalize(d + 1e-4) * 1.1 + seed * 40.0, 21.0) - 0.5));
  float cover = 1.0 - smoothstep(1.0 - soft, 1.0 + soft * 0.4, outline);
  if (cover > water.cover) water = Water(d * outline / max(length(d), 1e-4), cover, radius, seed);
}

void sprinkle(inout Water water, vec2 p, float spacing, vec2 sizes, float density, float seed) {
  p = rotation(seed * 1.7) * p;
  vec2 home = floor(p / spacing);
  for (int i = 0; i < 9; i++) {
    vec2 cell = home + vec2(i % 3, i / 3) - 1.0;
    vec3 dice = hash3(cell, seed), more = hash3(cell, seed + 0.5);
    if (more.x > density) continue;
    float radius = mix(sizes.x, sizes.y, pow(dice.z, 3.0));
    vec2 fromCentre = rotation(-seed * 1.7) * (p - (cell + 0.15 + 0.7 * dice.xy) * spacing);
    settle(water, fromCentre, radius, more.y, mix(0.10, 0.55, paneBlur(p)) + 0.0016 / radius);
  }
}

struct Trail { float x; float head; float top; float width; };

// A drop that ran down the glass: it swept its path clear, and left beads behind.
// Returns how well this point was swept; `ridge` is the sideways slope of the water left in the track.
float run(inout Water water, inout float ridge, vec2 p, Trail trail, float seed) {
  float wander = (noise(vec2(p.y * mix(1.2, 2.6, hash(seed, 34.0)) + seed * 5.0, seed), 31.0) - 0.5) * 0.15 + (noise(vec2(p.y * 9.0, seed), 32.0) - 0.5) * 0.014;
  float across = p.x - trail.x - wander;
  float along = p.y - trail.head;
  if (abs(across) > trail.width * 4.0) return 0.0;
  float inside = smoothstep(-0.01, 0.03, along) * smoothstep(trail.top, trail.top - 0.4, p.y);
  float swept = inside * (1.0 - smoothstep(trail.width * 1.2, trail.width * 1.9, abs(across)));
  // The water left in the track thins out upwards and breaks where it beads.
  float thread = smoothstep(0.22, 0.50, noise(vec2(p.y * 6.0, seed), 35.0)) * exp(-max(along, 0.0) * 0.9);
  float profile = clamp(across / (trail.width * mix(0.45, 1.0, thread)), -1.6, 1.6);
  ridge += inside * thread * sin(profile * PI / 1.6);
  float beadStep = trail.width * 2.1;
  float home = floor(p.y / beadStep);
  for (int i = -1; i <= 1; i++) {
    vec3 dice = hash3(vec2(home + float(i), seed), 33.0);
    float beadY = (home + float(i) + 0.5 + 0.5 * (dice.x - 0.5)) * beadStep;
    if (beadY < trail.head + trail.width * 2.0 || dice.y < 0.2 || beadY > trail.top) continue;
    settle(water, vec2(across + (dice.z - 0.5) * trail.width * 0.6, p.y - beadY), trail.width * mix(0.22, 0.62, dice.y * dice.z), dice.x, mix(0.12, 0.5, paneBlur(p)));
  }
  vec2 head = vec2(across, along - trail.width * 0.6);
  head.y *= head.y > 0.0 ? 0.55 : 0.9;
  settle(water, head, trail.width, hash(seed, 36.0), mix(0.09, 0.5, paneBlur(p)));
  return swept;
}
