// Sphere tracing, for scenes built as distance fields: a scene that includes this defines `map`.
float map(vec3 p);

float box3(vec3 p, vec3 halfSize) { vec3 d = abs(p) - halfSize; return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0); }
float rod(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 ab = b - a;
  return length(p - a - ab * clamp(dot(p - a, ab) / dot(ab, ab), 0.0, 1.0)) - radius;
}
float drum(vec3 p, float radius, float halfHeight) { return box(vec2(length(p.xz), p.y), vec2(radius, halfHeight)); }

// Distance along the ray to the first surface, or `far`.
float march(vec3 from, vec3 ray, float near, float far) {
  float t = near;
  for (int i = 0; i < 140 && t < far; i++) {
    float d = map(from + ray * t);
    if (d < 0.0004 * t) return t;
    t += d * 0.92;
  }
  return min(t, far);
}

vec3 normalAt(vec3 p, float reach) {
  vec2 e = vec2(1.0, -1.0) * reach;
  return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
}

// Whether nothing stands between two points.
float visible(vec3 from, vec3 to) {
  float far = length(to - from), t = 0.012;
  vec3 ray = (to - from) / far;
  for (int i = 0; i < 60 && t < far; i++) {
    float d = map(from + ray * t);
    if (d < 0.0006) return 0.0;
    t += max(d, 0.003);
  }
  return 1.0;
}

// How open the surroundings are: corners and contact edges darken.
float openness(vec3 p, vec3 normal, float reach) {
  float closed = 0.0;
  for (int i = 1; i <= 4; i++) {
    float step_ = reach * float(i) / 4.0;
    closed += max(0.0, step_ - map(p + normal * step_)) / step_ * 0.4 / float(i);
  }
  return clamp(1.0 - closed, 0.0, 1.0);
}
