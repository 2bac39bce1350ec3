// A softbox in haze beside a plaster wall: its light falls off along the wall; a C-stand cuts into the frame.
const float MAX_BLUR = 0.03;
const float EXPOSURE = 1.2;
const float VIGNETTE = 0.55;

// The softbox's face, in metres: a rectangle turned towards the wall and a little towards the camera.
const vec3 FACE_CENTRE = vec3(0.62, 1.86, 3.3);
const vec3 FACE_NORMAL = vec3(-0.8987, -0.2197, -0.3795);
const vec2 FACE_SIZE = vec2(0.46, 0.62);
const vec3 WHITE = vec3(1.0, 0.62, 0.31);
const float WALL_Z = 4.9;

vec3 faceRight() { return normalize(cross(vec3(0.0, 1.0, 0.0), FACE_NORMAL)); }
vec3 faceUp() { return cross(FACE_NORMAL, faceRight()); }
vec3 faceAt(vec2 q) { return FACE_CENTRE + faceRight() * q.x * FACE_SIZE.x + faceUp() * q.y * FACE_SIZE.y; }

// Light from the face at a point, as a grid of small lamps that shine mostly straight ahead.
float irradiance(vec3 at, vec3 normal) {
  float sum = 0.0;
  for (int i = 0; i < 16; i++) {
    vec3 toLamp = faceAt((vec2(i % 4, i / 4) - 1.5) / 2.0) - at;
    float d2 = dot(toLamp, toLamp);
    vec3 direction = toLamp * inversesqrt(d2);
    float ahead = max(-dot(direction, FACE_NORMAL), 0.0);
    float receive = dot(normal, normal) > 0.5 ? max(dot(direction, normal), 0.0) : 0.5;
    sum += pow(ahead, 1.7) * receive / (d2 + 0.05) / 16.0;
  }
  return sum;
}

vec3 wall(vec3 hit) {
  float plaster = fbm(hit.xy * vec2(2.2, 2.6), 3.0);
  vec2 slope = vec2(fbm(hit.xy * 16.0, 4.0), fbm(hit.xy * 16.0 + 50.0, 4.0)) - 0.5;
  vec3 normal = normalize(vec3(slope * 0.18, -1.0));
  vec3 albedo = mix(vec3(0.20, 0.23, 0.235), vec3(0.30, 0.31, 0.30), plaster);
  vec3 light = albedo * WHITE * irradiance(hit, normal) * 20.0;
  // Blue dusk from a window behind the camera, on the far left.
  light += albedo * vec3(0.06, 0.17, 0.22) * (0.25 + 0.75 * smoothstep(0.6, -2.6, hit.x)) * (0.7 + 0.3 * sin(hit.y * 2.0 + 0.6));
  // A floor batten and the dark floor.
  float batten = smoothstep(0.01, 0.0, abs(hit.y - 0.16) - 0.01);
  return light * (1.0 - 0.5 * batten) * mix(0.65, 1.0, smoothstep(0.15, 0.17, hit.y));
}

vec3 face(vec2 q) {
  vec2 edge = abs(q);
  float hot = 0.55 + 0.9 * exp(-dot(q * vec2(0.8, 1.0), q * vec2(0.8, 1.0)) * 1.9);
  float fabric = 1.0 - 0.05 * noise(q * vec2(9.0, 3.0), 6.0);
  // Seams where the rods press into the cloth.
  float rods = 1.0 - 0.10 * exp(-abs(q.x - q.y) * 46.0) - 0.10 * exp(-abs(q.x + q.y) * 46.0);
  return WHITE * 2.3 * hot * fabric * rods * (1.0 - 0.45 * smoothstep(0.82, 1.0, max(edge.x, edge.y)));
}

// Distance in the picture to the C-stand: column, knuckles, gobo arm and a flag.
float cStand(vec2 p) {
  float column = segment(p, vec2(-1.10, -1.4), vec2(-1.075, 0.36)) - 0.020;
  float riser = segment(p, vec2(-1.0755, 0.30), vec2(-1.068, 0.80)) - 0.013;
  float knuckle = min(length((p - vec2(-1.068, 0.78)) * vec2(1.0, 0.9)) - 0.060, box(rotation(0.35) * (p - vec2(-1.015, 0.80)), vec2(0.055, 0.017)));
  float collar = box(p - vec2(-1.074, 0.345), vec2(0.032, 0.040)) - 0.006;
  float handle = segment(p, vec2(-1.074, 0.345), vec2(-1.165, 0.325)) - 0.011;
  float arm = segment(p, vec2(-1.30, 0.62), vec2(-0.20, 1.12)) - 0.010;
  float armEnd = segment(p, vec2(-1.33, 0.605), vec2(-1.26, 0.638)) - 0.021;
  return min(min(min(column, riser), min(knuckle, collar)), min(min(handle, arm), armEnd));
}

vec4 world(vec2 p) {
  vec3 from = vec3(-0.35, 1.35, -0.4);
  vec3 ray = normalize(vec3(p.x, p.y + 0.04, 2.55));
  float tWall = (WALL_Z - from.z) / ray.z;
  float tFloor = ray.y < 0.0 ? -from.y / ray.y : 1e3;
  vec3 light;
  float depth = min(tWall, tFloor);
  if (tFloor < tWall) {
    vec3 hit = from + ray * tFloor;
    vec3 sheen = wall(vec3(hit.x + ray.x / ray.z * (WALL_Z - hit.z), -ray.y / ray.z * (WALL_Z - hit.z), WALL_Z));
    light = vec3(0.030, 0.034, 0.035) * (0.6 + 0.8 * fbm(hit.xz * 4.0, 8.0)) * WHITE * irradiance(hit, vec3(0.0, 1.0, 0.0)) * 4.0 + sheen * 0.10;
  } else {
    light = wall(from + ray * tWall);
  }

  // The stand that carries the box.
  float mast = segment(p, vec2(0.80, -1.5), vec2(0.79, 0.10)) - 0.017;
  light = mix(light, vec3(0.006, 0.008, 0.009) + WHITE * 0.05 * smoothstep(0.788, 0.776, p.x), 1.0 - smoothstep(-0.003, 0.003, mast));

  // The box: glowing face, the lip of black cloth around it, and its tapered back seen edge-on.
  float tFace = dot(FACE_CENTRE - from, FACE_NORMAL) / dot(ray, FACE_NORMAL);
  vec3 onFace = from + ray * tFace - FACE_CENTRE;
  vec2 q = vec2(dot(onFace, faceRight()), dot(onFace, faceUp()));
  float cloth = box(q, FACE_SIZE - 0.03) - 0.03;
  for (int i = 12; i >= 0; i--) {
    // Slices of the tapered back, from the lamp head forwards.
    float back = float(i) / 12.0;
    vec3 centre = FACE_CENTRE - FACE_NORMAL * back * 0.55;
    float t = dot(centre - from, FACE_NORMAL) / dot(ray, FACE_NORMAL);
    vec3 at = from + ray * t - centre;
    float slice = box(vec2(dot(at, faceRight()), dot(at, faceUp())), FACE_SIZE * mix(1.03, 0.22, back)) - 0.02;
    if (slice < 0.0) { light = vec3(0.007, 0.010, 0.011) * (1.0 + 0.6 * back) + WHITE * 0.018 * back * back; depth = t; }
  }
  if (cloth < 0.0) { light = face(q / FACE_SIZE); depth = tFace; }
  else if (cloth < 0.035) light = mix(WHITE * 0.12, vec3(0.010), smoothstep(0.0, 0.03, cloth));

  // Haze: what the beam lights between the camera and whatever the ray met, drifting in thin sheets.
  vec3 haze = vec3(0.0);
  float jitter = hash(gl_FragCoord.xy, 17.0);
  const int STEPS = 18;
  for (int i = 0; i < STEPS; i++) {
    vec3 at = from + ray * depth * (float(i) + jitter) / float(STEPS);
    float density = 0.45 + 1.1 * fbm(at.xy * vec2(0.9, 1.7) + at.z * 0.7, 19.0);
    haze += WHITE * irradiance(at, vec3(0.0)) * density * depth / float(STEPS);
  }
  light = light * 0.94 + haze * 0.13 + vec3(0.004, 0.009, 0.011);

  float stand = cStand(p);
  if (stand < 0.004) {
    // Chrome: dark, with a thin highlight on the side that faces the box.
    float lit = smoothstep(-0.010, 0.0, stand) * smoothstep(0.0, 0.010, cStand(p + vec2(0.010, 0.004)) - stand);
    light = mix(light, vec3(0.006, 0.009, 0.010) + WHITE * 0.55 * lit, 1.0 - smoothstep(-0.004, 0.004, stand));
    depth = 1.6;
  }
  float blur = depth < 2.0 ? 0.010 : abs(depth - 3.9) * 0.003;
  return vec4(light, clamp(blur, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) { return focused(p); }
