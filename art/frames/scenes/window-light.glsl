// A bare room before dark: a last bar of sun through a tall window falls across an empty chair, and a phone on a stand waits.
const float MAX_BLUR = 0.02;
const float EXPOSURE = 1.0;
const float VIGNETTE = 0.5;

#include "shapes/march.glsl"

// Metres. The window is in the left wall; the chair stands before the far wall, turned to the light.
const float LEFT = -2.35, FAR = 2.5;
const vec2 WINDOW_AT = vec2(1.02, 1.72), WINDOW = vec2(0.74, 1.02);
const vec3 SUN = normalize(vec3(-1.0, 0.43, -0.30));
const vec3 CHAIR = vec3(0.42, 0.0, 1.35);
const vec3 PHONE = vec3(1.22, 1.12, 0.35);

vec3 chairSpace(vec3 p) { p -= CHAIR; p.xz = rotation(0.62) * p.xz; return p; }
vec3 phoneSpace(vec3 p) { p -= PHONE; p.xz = rotation(-0.42) * p.xz; return p; }

float chair(vec3 p) {
  vec3 q = chairSpace(p);
  if (length(q - vec3(0.0, 0.45, 0.0)) > 0.85) return length(q - vec3(0.0, 0.45, 0.0)) - 0.72;
  vec3 m = vec3(abs(q.x), q.yz);
  float d = box3(q - vec3(0.0, 0.455, 0.0), vec3(0.205, 0.012, 0.20)) - 0.012;
  // Bent-wood: splayed legs, a curved back with spindles and a top rail.
  d = min(d, rod(m, vec3(0.17, 0.45, -0.17), vec3(0.215, 0.0, -0.215), 0.017));
  d = min(d, rod(m, vec3(0.17, 0.45, 0.17), vec3(0.205, 0.0, 0.235), 0.017));
  d = min(d, rod(m, vec3(0.185, 0.47, 0.18), vec3(0.20, 0.90, 0.27), 0.015));
  d = min(d, rod(m, vec3(0.065, 0.47, 0.19), vec3(0.07, 0.88, 0.285), 0.009));
  d = min(d, rod(m, vec3(0.195, 0.20, -0.195), vec3(0.19, 0.20, 0.205), 0.010));
  vec3 rail = q - vec3(0.0, 0.90, 0.285 - 0.55 * q.x * q.x);
  d = min(d, box3(rail, vec3(0.215, 0.042, 0.008)) - 0.008);
  return d;
}

float stand(vec3 p) {
  vec3 q = phoneSpace(p);
  float d = box3(q, vec3(0.040, 0.083, 0.003)) - 0.005;
  d = min(d, box3(q - vec3(0.0, -0.03, -0.014), vec3(0.052, 0.016, 0.006)) - 0.003);
  vec3 foot = p - vec3(PHONE.x, 0.0, PHONE.z);
  d = min(d, rod(foot, vec3(0.0, 0.50, 0.0), vec3(0.0, PHONE.y - 0.05, 0.0), 0.010));
  d = min(d, rod(foot, vec3(0.0, 0.30, 0.0), vec3(0.0, 0.80, 0.0), 0.015));
  d = min(d, length(foot - vec3(0.0, PHONE.y - 0.06, 0.0)) - 0.022);
  for (int i = 0; i < 3; i++) {
    float angle = float(i) * 2.094 + 0.5;
    d = min(d, rod(foot, vec3(0.0, 0.72, 0.0), vec3(0.34 * cos(angle), 0.0, 0.34 * sin(angle)), 0.011));
  }
  return d;
}

float map(vec3 p) {
  float d = min(p.y, FAR - p.z);
  // The left wall with its opening, a deep sill and one transom.
  vec2 w = p.zy - WINDOW_AT;
  float opening = box(w, WINDOW);
  float bars = min(min(abs(w.x), abs(w.y - 0.34)), abs(w.y + 0.34)) - 0.020;
  d = min(d, max(p.x - LEFT, -opening));
  d = min(d, max(max(abs(p.x - LEFT + 0.10) - 0.02, bars), opening));
  d = min(d, box3(p - vec3(LEFT + 0.02, WINDOW_AT.y - WINDOW.y - 0.02, WINDOW_AT.x), vec3(0.10, 0.018, WINDOW.x + 0.06)));
  d = min(d, box3(p - vec3(0.0, 0.06, FAR), vec3(4.0, 0.06, 0.014)));
  return min(d, min(chair(p), stand(p)));
}

// Outside: the cloud has opened just above the roofs.
vec3 outside(vec3 ray) {
  vec3 sky = mix(vec3(1.5, 0.78, 0.34), vec3(0.22, 0.42, 0.52), smoothstep(-0.02, 0.42, ray.y));
  return sky * (0.7 + 0.6 * fbm(ray.zy * vec2(2.0, 6.0), 3.0)) * 1.15;
}

vec3 lit(vec3 at, vec3 normal, vec3 albedo) {
  float sun = 0.0, sky = 0.0;
  for (int i = 0; i < 10; i++) {
    vec3 dice = hash3(gl_FragCoord.xy, 50.0 + float(i)) - 0.5;
    vec3 toSun = normalize(SUN + dice * 0.030);
    float far = (LEFT - 0.3 - at.x) / toSun.x;
    sun += visible(at + normal * 0.004, at + toSun * far) / 10.0;
    vec3 pane = vec3(LEFT - 0.03, WINDOW_AT.y + 2.0 * dice.x * WINDOW.y, WINDOW_AT.x + 2.0 * dice.y * WINDOW.x);
    vec3 toPane = pane - at;
    float square = dot(toPane, toPane);
    sky += visible(at + normal * 0.004, pane) * max(dot(normal, normalize(toPane)), 0.0) * max(-normalize(toPane).x, 0.0) * 3.0 / (square + 0.25) / 10.0;
  }
  // A leaf-and-rain mottle in the sun keeps its edge from being too clean.
  float mottle = 0.78 + 0.44 * fbm(vec2(dot(at, vec3(0.3, 0.2, 1.0)), at.y + 0.4 * at.x) * 4.0, 9.0);
  vec3 light = vec3(1.0, 0.52, 0.20) * 3.1 * sun * max(dot(normal, SUN), 0.0) * mottle;
  light += vec3(0.26, 0.46, 0.56) * 0.62 * sky;
  // Bounce from the bright patches, and the little that the room holds.
  vec3 patch_ = vec3(0.75, 0.5, 2.0) - at;
  light += vec3(0.9, 0.48, 0.22) * 0.085 / (0.5 + dot(patch_, patch_)) + vec3(0.012, 0.020, 0.025);
  return albedo * light * openness(at, normal, 0.30);
}

vec4 world(vec2 p) {
  vec3 from = vec3(0.05, 1.22, -3.6);
  vec3 ray = aim(p, from, vec3(-0.30, 1.08, 1.2), 2.75);
  float t = march(from, ray, 1.0, 14.0);
  vec3 at = from + ray * t;
  if (at.x < LEFT - 0.22 || t > 13.5) return vec4(outside(ray), 0.006);
  vec3 normal = normalAt(at, 0.0008);
  vec3 light;
  if (chair(at) < 0.004) {
    vec3 q = chairSpace(at);
    float grain = fbm(q.xz * vec2(60.0, 8.0) + q.y * 6.0, 4.0);
    light = lit(at, normal, vec3(0.34, 0.17, 0.075) * (0.6 + 0.6 * grain));
    light += vec3(0.9, 0.5, 0.22) * 0.6 * pow(max(dot(reflect(ray, normal), SUN), 0.0), 24.0) * light * 3.0;
  } else if (stand(at) < 0.003) {
    vec3 q = phoneSpace(at);
    light = lit(at, normal, vec3(0.030)) + vec3(0.004, 0.005, 0.006);
    vec2 screen = q.xy / vec2(0.0395, 0.0825);
    if (q.z < -0.006 && max(abs(screen.x), abs(screen.y)) < 1.0 && abs(q.y + 0.03) > 0.0) {
      // Its screen: the same chair in the same light, small.
      vec3 view = mix(vec3(0.10, 0.11, 0.11), vec3(0.050, 0.046, 0.042), step(screen.y, -0.35));
      vec2 bar = vec2(screen.x + 0.30 * screen.y - 0.1, screen.y - 0.05);
      view += vec3(1.0, 0.50, 0.18) * 0.9 * step(box(bar, vec2(0.55, 0.62)), 0.0) * smoothstep(0.03, 0.06, min(abs(bar.x), abs(bar.y - 0.1)));
      float seat = min(box(screen + vec2(-0.05, 0.25), vec2(0.30, 0.04)), min(box(screen + vec2(-0.28, 0.0), vec2(0.05, 0.30)), box(vec2(abs(screen.x - 0.05) - 0.26, screen.y + 0.50), vec2(0.035, 0.24))));
      light = mix(view, vec3(0.025, 0.016, 0.010), step(seat, 0.0)) * 1.5;
    }
  } else if (at.y < 0.004) {
    // Oiled boards, running away from the camera.
    float board = at.x / 0.14, edge = smoothstep(0.46, 0.5, abs(fract(board) - 0.5));
    float tone = 0.55 + 0.5 * hash(vec2(floor(board), floor(at.z / 1.9 + hash(floor(board), 5.0))), 6.0) + 0.4 * fbm(at.xz * vec2(26.0, 1.6), 7.0);
    light = lit(at, normal, vec3(0.17, 0.095, 0.052) * tone * mix(1.0, 0.35, edge));
    vec3 bounce = normalize(vec3(ray.x, -ray.y, ray.z) + vec3(gaussian2(3.0), 0.0) * 0.05);
    float toWindow = (LEFT - at.x) / bounce.x;
    vec3 pane = at + bounce * toWindow;
    if (bounce.x < 0.0 && box(pane.zy - WINDOW_AT, WINDOW) < 0.0) light += outside(bounce) * 0.10;
  } else {
    float plaster = 0.86 + 0.28 * fbm(at.xy * 2.2 + at.z, 8.0);
    bool wood = abs(at.y - 0.06) < 0.064 || at.x < LEFT + 0.13 && box(at.zy - WINDOW_AT, WINDOW) < 0.09;
    light = lit(at, normal, wood ? vec3(0.26, 0.25, 0.23) : vec3(0.40, 0.385, 0.355) * plaster);
  }
  // Dust in the sunbeam.
  float beam = 0.0;
  for (int i = 0; i < 10; i++) {
    float s = t * (float(i) + hash(gl_FragCoord.xy, 70.0 + float(i))) / 10.0;
    vec3 air = from + ray * s;
    vec3 gate = air + SUN * ((LEFT - air.x) / SUN.x);
    vec2 w = gate.zy - WINDOW_AT;
    float bars = min(min(abs(w.x), abs(w.y - 0.34)), abs(w.y + 0.34)) - 0.020;
    beam += step(box(w, WINDOW), 0.0) * step(0.0, bars) * step(LEFT, air.x) * t / 10.0;
  }
  light += vec3(1.0, 0.56, 0.24) * 0.016 * beam;
  return vec4(light, clamp(abs(t - 5.0) * 0.0020 - 0.0012, 0.0, MAX_BLUR));
}

vec3 shot(vec2 p) {
  // The window's bars and the chair keep their own edge against the bright sky.
  vec4 sharp = textureLod(uWorld, worldUv(p), 0.0);
  return (sharp.a < 0.0012 ? sharp.rgb : focused(p)) * mix(0.5, 1.0, smoothstep(-1.9, -0.3, p.x + 1.1 * p.y));
}
