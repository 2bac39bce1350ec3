// A training hall after hours: row behind row of monitors, all showing the same shot, doubled in the polished floor.
const float MAX_BLUR = 0.05;
const float EXPOSURE = 1.1;
const float VIGNETTE = 0.5;

const int ROWS = 9;
const float SPACING = 1.62;
const vec2 PANEL = vec2(0.50, 0.29);
const float HEIGHT = 1.12;

float rowDepth(int row) { return 3.1 + 1.75 * float(row); }

// The film: a low sun over a ridge; q runs from -1 to 1 up and down.
vec3 film(vec2 q) {
  vec3 c = mix(vec3(0.62, 0.25, 0.075), vec3(0.030, 0.145, 0.205), smoothstep(-0.75, 0.75, q.y));
  float sun = length(q - vec2(0.34, -0.02));
  c += vec3(1.0, 0.45, 0.12) * (2.2 * smoothstep(0.40, 0.375, sun) + 0.35 * exp(-max(sun - 0.38, 0.0) * 3.2));
  float far_ = -0.42 + 0.34 * fbm(vec2(q.x * 0.9 + 2.0, 1.0), 3.0);
  float near = -0.86 + 0.42 * fbm(vec2(q.x * 1.3 + 6.0, 4.0), 5.0) + 0.05 * noise(vec2(q.x * 22.0, 2.0), 6.0);
  c = mix(c, vec3(0.10, 0.085, 0.075), smoothstep(0.015, -0.015, q.y - far_));
  return mix(c, vec3(0.010, 0.018, 0.022), smoothstep(0.02, -0.02, q.y - near));
}

bool placed(float column, int row) {
  // The nearest row starts right of the middle, so that the near left stays dark.
  return row > 0 ? abs(column) < 7.0 : column > 0.0;
}

// What a ray meets in the hall; `depth` is where.
vec3 hall(vec3 from, vec3 ray, out float depth) {
  vec3 haze = vec3(0.012, 0.026, 0.032);
  depth = 24.0;
  vec3 light = haze * 1.1;
  // A row of tungsten practicals along the far wall.
  vec3 far_ = from + ray * (24.0 - from.z) / ray.z;
  vec2 practical = vec2((fract(far_.x / 7.0) - 0.5) * 7.0, far_.y - 5.2);
  light += TUNGSTEN * (0.25 + 0.75 * step(0.45, hash(floor(far_.x / 7.0), 31.0))) * (7.0 * smoothstep(0.16, 0.08, length(practical)) + 0.16 * exp(-length(practical * vec2(1.0, 0.55)) * 1.3));
  float glow = 0.0;
  for (int row = 0; row < ROWS; row++) {
    float z = rowDepth(row);
    float t = (z - from.z) / ray.z;
    if (t < 0.0) continue;
    vec3 at = from + ray * t;
    float shift = (row & 1) == 0 ? 0.5 : 0.0;
    float column = floor(at.x / SPACING + shift + 0.5);
    if (!placed(column, row)) continue;
    vec2 q = at.xy - vec2((column - shift) * SPACING, HEIGHT);
    float body = box(q, PANEL + 0.012) - 0.016;
    float stand = min(box(q + vec2(0.0, 0.70), vec2(0.020, 0.44)), box(q + vec2(0.0, HEIGHT - 0.010), vec2(0.22, 0.012)));
    float keep = exp(-t * 0.055);
    if (body < 0.0) {
      vec3 screen = film(q / PANEL.y) * (0.86 + 0.28 * hash(vec2(column, float(row)), 4.0));
      vec3 bezel = vec3(0.006, 0.007, 0.008) + vec3(0.06, 0.045, 0.03) * smoothstep(0.006, 0.0, abs(body + 0.003));
      light = mix(bezel, screen * 1.25, smoothstep(0.002, -0.002, box(q, PANEL)));
      light = mix(haze * 2.2, light, keep);
      depth = t;
      return light + vec3(0.9, 0.45, 0.18) * glow;
    }
    if (stand < 0.0) {
      depth = t;
      vec3 metal = vec3(0.005, 0.006, 0.007) + vec3(0.07, 0.045, 0.025) * smoothstep(0.010, 0.0, abs(abs(q.x) - 0.014)) * smoothstep(-0.9, -0.3, q.y);
      return mix(haze * 1.5, metal, keep) + vec3(0.9, 0.45, 0.18) * glow;
    }
    // Light hangs in the air around each panel.
    glow += 0.020 * exp(-max(body, 0.0) * 5.0) * keep;
  }
  return light + vec3(0.9, 0.45, 0.18) * glow * 0.8;
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.25, 2.55, -0.6);
  vec3 ray = aim(p, from, vec3(0.28, 1.38, 6.0), 2.25);
  float depth;
  vec3 light = hall(from, ray, depth);
  float toFloor = ray.y < 0.0 ? -from.y / ray.y : 1e4;
  if (toFloor < depth) {
    vec3 hit = from + ray * toFloor;
    vec3 mirrored = vec3(ray.x, -ray.y, ray.z), sum = vec3(0.0);
    float gloss = 0.010 + 0.035 * smoothstep(0.35, 0.7, fbm(hit.xz * 0.9, 8.0)), ignored;
    for (int i = 0; i < 32; i++) {
      vec2 rough = gaussian2(float(i)) * gloss * vec2(0.8, 2.2);
      sum += hall(hit, normalize(mirrored + vec3(rough.x, rough.y, 0.0)), ignored) / 32.0;
    }
    float fresnel = 0.10 + 0.75 * pow(1.0 - mirrored.y, 4.0);
    // Joints of the floor's slabs.
    vec2 joint = abs(fract(hit.xz / 2.4 + 0.2) - 0.5) * 2.4;
    float seam = smoothstep(0.0, 0.012, 1.2 - max(joint.x, joint.y));
    light = vec3(0.003, 0.005, 0.006) + sum * fresnel * mix(0.75, 1.0, seam);
    depth = toFloor;
  }
  return vec4(light, clamp(abs(1.0 / 5.4 - 1.0 / depth) * 0.16 - 0.0015, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  // The row in focus keeps its own edge against the softer rows behind it.
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return (sharp.a < 0.0015 ? sharp.rgb : focused(p)) * mix(0.40, 1.0, smoothstep(-1.6, -0.1, p.x + 0.9 * p.y + 0.5));
}
