// A cinema lens in a dark studio, seen off its axis: every coated surface mirrors the same softbox in its own colour.
const float MAX_BLUR = 0.07;
const float EXPOSURE = 1.05;
const float VIGNETTE = 0.5;

// Units: the front element's radius is 1; the optical axis is z, and the light-sensitive end lies at negative z.
const float GLASS_RADIUS = 1.0;

struct Surface { float z; float curvature; float radius; vec3 tint; };
const int SURFACE_COUNT = 9;
// Front to back; the sign of a curvature decides whether its reflection is upright or inverted.
const Surface SURFACES[SURFACE_COUNT] = Surface[](
  Surface(0.00, 0.58, 1.00, vec3(0.42, 0.10, 0.50)), Surface(-0.16, 0.80, 0.96, vec3(0.06, 0.40, 0.20)),
  Surface(-0.32, -0.95, 0.88, vec3(0.30, 0.11, 0.02)), Surface(-0.55, 1.25, 0.82, vec3(0.05, 0.28, 0.40)),
  Surface(-0.70, -1.05, 0.70, vec3(0.55, 0.05, 0.30)), Surface(-1.00, -1.60, 0.60, vec3(0.06, 0.22, 0.09)),
  Surface(-1.20, 1.90, 0.60, vec3(0.20, 0.05, 0.13)), Surface(-1.22, -2.20, 0.60, vec3(0.22, 0.10, 0.50)),
  Surface(-1.25, 2.70, 0.60, vec3(0.05, 0.36, 0.30))
);

// Softbox high on the left, a strip light on the right, a practical far behind the camera; `soft` blurs the box's edge.
vec3 studio(vec3 direction, float soft) {
  vec3 light = vec3(0.006, 0.011, 0.014) * (1.0 + direction.y);
  vec3 toBox = normalize(vec3(-0.70, 0.58, 0.42));
  vec3 across = normalize(cross(toBox, vec3(0.15, 1.0, 0.0))), upward = cross(across, toBox);
  float facing = dot(direction, toBox);
  if (facing > 0.0) {
    vec2 q = vec2(dot(direction, across), dot(direction, upward)) / facing;
    float inside = 1.0 - smoothstep(-soft, soft, box(q, vec2(0.21, 0.31)) - 0.03);
    // Fabric: brighter over the bulb, with the faint cross of its rods.
    float fabric = (0.55 + 0.75 * exp(-dot(q, q) * 9.0)) * (1.0 - 0.12 * exp(-abs(q.x * 1.3 - q.y) * 60.0) - 0.12 * exp(-abs(q.x * 1.3 + q.y) * 60.0));
    light += vec3(1.0, 0.93, 0.82) * 13.0 * inside * fabric;
  }
  vec3 toStrip = normalize(vec3(0.95, 0.05, 0.32));
  vec3 side = normalize(cross(toStrip, vec3(0.0, 1.0, 0.0)));
  if (dot(direction, toStrip) > 0.0) {
    vec2 q = vec2(dot(direction, side), direction.y - toStrip.y) / dot(direction, toStrip);
    light += TUNGSTEN * 9.0 * (1.0 - smoothstep(-0.02, 0.03, box(q, vec2(0.035, 0.55))));
  }
  vec3 toPractical = normalize(vec3(-0.12, -0.30, 0.95));
  light += TUNGSTEN * 10.0 * smoothstep(0.9965, 0.9985, dot(direction, toPractical));
  return light;
}

// Nine curved blades: the opening is where a point lies inside all of their edges.
float aperture(vec2 q, out float blade) {
  float open = 0.235, inside = -1e3;
  blade = 0.0;
  for (int i = 0; i < 9; i++) {
    float angle = float(i) * 2.0 * PI / 9.0 + 0.23;
    vec2 pivot = vec2(cos(angle), sin(angle));
    // Each blade is an arc of a large circle, so its edge is slightly convex.
    float edge = 1.05 - length(q + pivot * (1.05 - open));
    edge = -edge;
    if (edge > inside) { inside = edge; blade = float(i); }
  }
  return inside;
}

vec3 innerBarrel(vec3 from, vec3 ray) {
  // Beyond the last visible element: the aperture plane, ringed by ribbed black baffles.
  float t = (-1.28 - from.z) / ray.z;
  vec2 q = (from + ray * t).xy;
  float r = length(q);
  if (r > 0.56) {
    float ribs = 0.5 + 0.5 * sin(r * 190.0);
    return vec3(0.010, 0.012, 0.013) * (0.35 + ribs * smoothstep(-0.5, 0.8, dot(normalize(q), normalize(vec2(0.6, -0.7)))));
  }
  float blade;
  float outside = aperture(q, blade);
  if (outside < 0.0) return vec3(0.001, 0.0015, 0.002);
  float angle = atan(q.y, q.x);
  // Anodised steel, brushed along each blade; each catches the softbox at its own angle.
  float sheen = pow(0.5 + 0.5 * cos(blade * 0.698 + 0.23 - 2.2), 5.0) + 0.25 * pow(0.5 + 0.5 * cos(blade * 0.698 - 5.4), 9.0);
  float brushed = 0.8 + 0.4 * noise(vec2(r * 160.0, angle * 3.0 + blade), 3.0);
  float rim = exp(-outside * 130.0);
  return vec3(0.15, 0.14, 0.125) * smoothstep(0.56, 0.40, r) * (0.08 + sheen) * brushed + vec3(0.20, 0.15, 0.09) * rim * (0.25 + sheen);
}

vec3 glass(vec3 from, vec3 ray) {
  vec3 light = vec3(0.0);
  float through = 1.0;
  vec3 inside = ray;
  for (int i = 0; i < SURFACE_COUNT; i++) {
    Surface s = SURFACES[i];
    // A shallow cap: intersect its plane, then step to its bulge.
    float t = (s.z - from.z) / inside.z;
    vec3 at = from + inside * t;
    float sag = 0.25 * s.curvature * (s.radius * s.radius - dot(at.xy, at.xy));
    at += inside * (sag / inside.z);
    float r = length(at.xy);
    if (r > s.radius) break;
    vec3 normal = normalize(vec3(at.xy * s.curvature * 1.25, 1.0));
    vec3 bounce = reflect(inside, normal);
    float facing = clamp(-dot(inside, normal), 0.0, 1.0);
    // Thin-film coatings turn towards blue-violet as the view grazes the surface.
    vec3 tint = mix(s.tint, vec3(0.20, 0.10, 0.46), 0.5 * smoothstep(0.45, 1.0, r / s.radius));
    float strength = i == 0 ? 0.16 : 0.115;
    float fresnel = strength + 0.6 * pow(1.0 - facing, 5.0);
    light += studio(bounce, 0.03 + 0.018 * float(i)) * tint * fresnel * through * smoothstep(s.radius, s.radius * 0.985, r);
    // Dust and the faint veil on the front glass.
    if (i == 0) light += vec3(0.010, 0.012, 0.016) * smoothstep(0.72, 0.92, noise(at.xy * 34.0, 6.0)) * smoothstep(0.0, 1.0, -at.x + at.y + 0.4);
    through *= 0.94;
    inside = normalize(inside + vec3(-at.xy * 0.045, 0.0));
  }
  return light + innerBarrel(from, ray) * 0.9;
}

// The metal around the glass: stepped rings, each turned on a lathe and lit by the same studio.
vec3 metal(vec3 at, vec3 ray, float r, vec3 normal, vec3 base, float roughness) {
  vec3 bounce = reflect(ray, normal);
  vec3 light = vec3(0.0);
  for (int i = 0; i < 32; i++) {
    vec2 rough = gaussian2(float(i) + r);
    light += studio(normalize(bounce + roughness * vec3(rough, 0.3 * rough.x)), 0.03) / 32.0;
  }
  return base * (0.02 + light);
}

vec4 world(vec2 p) {
  // The camera looks up at the lens from the left, so that its rings become ellipses.
  p -= vec2(0.50, -0.05);
  vec3 from = vec3(0.0, 0.0, 6.2);
  vec3 ray = normalize(vec3(p * 0.80, -3.4));
  mat2 yaw = rotation(0.40), pitch = rotation(-0.13);
  from.yz = pitch * from.yz; ray.yz = pitch * ray.yz;
  from.xz = yaw * from.xz; ray.xz = yaw * ray.xz;

  vec3 light = vec3(0.0);
  bool found = false;
  float depth = 6.2;

  // Front plane of the barrel.
  float t = (0.10 - from.z) / ray.z;
  vec3 at = from + ray * t;
  float r = length(at.xy), angle = atan(at.y, at.x);
  vec2 outward = at.xy / max(r, 1e-3);
  if (r < 1.62) {
    found = true;
    depth = t;
    if (r > 1.46) light = metal(at, ray, r, normalize(vec3(outward * 0.9, 1.0)), vec3(0.10), 0.10);
    else if (r > 1.40) light = metal(at, ray, r, normalize(vec3(-outward * 0.9, 1.0)), vec3(0.06), 0.08);
    else if (r > 1.17) {
      light = metal(at, ray, r, normalize(vec3(outward * 0.12, 1.0)), vec3(0.035), 0.16);
      // Engraving: short strokes of paint in groups, too small to read.
      float around = (angle + PI) * 34.0;
      vec3 dice = hash3(vec2(floor(around), 1.0), 9.0);
      float stroke = step(0.30, fract(around)) * step(fract(around), 0.30 + 0.45 * dice.x);
      float word = step(0.46, noise(vec2(floor(around) / 5.0, 2.0), 10.0));
      float band = smoothstep(0.020 + 0.012 * dice.y, 0.014 + 0.012 * dice.y, abs(r - 1.285));
      light += mix(vec3(0.16, 0.18, 0.18), TUNGSTEN * 0.35, step(0.86, dice.z)) * stroke * word * band * (0.25 + 0.5 * smoothstep(0.8, -0.9, at.x - at.y));
    }
    else if (r > 1.135) light = metal(at, ray, r, normalize(vec3(-outward * 1.1, 1.0)), vec3(0.13), 0.06);
    else {
      // A ribbed cone leads down to the front element.
      float depthIn = 0.26;
      float toGlass = (-0.02 - from.z) / ray.z;
      vec3 onGlass = from + ray * toGlass;
      float rGlass = length(onGlass.xy);
      if (rGlass < GLASS_RADIUS) light = glass(from, ray);
      else {
        float cone = (rGlass - GLASS_RADIUS) / 0.14;
        float rib = sin(cone * 22.0);
        vec2 out2 = onGlass.xy / rGlass;
        light = metal(onGlass, ray, r, normalize(vec3(-out2 * (0.9 + 0.3 * rib), 1.0)), vec3(0.020), 0.12);
        light *= 0.4 + 0.6 * smoothstep(0.0, depthIn, cone);
      }
    }
  }

  // Side of the barrel: a cylinder with the teeth of its focus gear.
  if (!found) {
    float a = dot(ray.xy, ray.xy), b = dot(from.xy, ray.xy), c = dot(from.xy, from.xy) - 1.62 * 1.62;
    float h = b * b - a * c;
    if (h > 0.0) {
      float tSide = (-b - sqrt(h)) / a;
      vec3 side = from + ray * tSide;
      if (side.z < 0.10) {
        found = true;
        depth = tSide;
        float around = atan(side.y, side.x);
        vec2 normal2 = side.xy / 1.62;
        bool gear = side.z < -0.55 && side.z > -1.15;
        float tooth = gear ? sin(around * 120.0) : 0.0;
        normal2 = rotation(tooth * 0.55) * normal2;
        float groove = smoothstep(0.02, 0.0, abs(side.z + 0.42)) + smoothstep(0.02, 0.0, abs(side.z + 1.25));
        light = metal(side, ray, side.z, normalize(vec3(normal2, 0.05)), vec3(gear ? 0.05 : 0.04), 0.14) * (1.0 - 0.8 * clamp(groove, 0.0, 1.0));
        light += TUNGSTEN * 0.20 * smoothstep(0.012, 0.004, abs(side.z + 0.30)) * step(0.6, fract(around * 9.0)) * step(side.z, -0.28);
      }
    }
  }

  if (!found) {
    // The room behind: haze around a practical lamp, far out of focus.
    vec2 lamp = p - vec2(-1.95, 0.42);
    light = mix(vec3(0.010, 0.022, 0.028), vec3(0.018, 0.036, 0.044), smoothstep(-1.0, 1.0, p.y)) * (0.7 + 0.6 * noise(p * 1.3, 12.0));
    light += TUNGSTEN * (0.10 * exp(-length(lamp) * 2.2) + 5.0 * exp(-dot(lamp, lamp) * 2500.0));
    depth = 14.0;
  }
  return vec4(light, clamp(abs(depth - 5.9) * 0.009 - 0.001, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) { return focused(p); }
