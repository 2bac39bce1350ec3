// Pass 5: the lab: filmic curve, grade, vignette, grain; also resolves the supersampling.
// The page's ink in sRGB: the deepest shadow, so that a frame melts into the page.
const vec3 INK = vec3(0.026, 0.066, 0.090);

vec3 filmic(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
vec3 encode(vec3 c) { return mix(12.92 * c, 1.055 * pow(max(c, 1e-6), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

vec3 print(vec3 light) {
  // Contrast around middle grey, and a little more colour than the sensor saw.
  light = 0.18 * pow(light / 0.18, vec3(1.22));
  light = max(mix(vec3(luminance(light)), light, 1.12), 0.0);
  // Highlights bleach towards white the way dye layers do, instead of clipping channel by channel.
  float peak = max(light.r, max(light.g, light.b));
  light = mix(light, vec3(peak), 0.42 * smoothstep(1.0, 9.0, peak));
  vec3 c = clamp(filmic(light * 0.8), 0.0, 1.0);
  // Split tone: shadows lean blue-green, highlights lean amber.
  float y = luminance(c);
  c *= mix(vec3(0.86, 1.02, 1.08), vec3(1.04, 1.0, 0.94), smoothstep(0.0, 0.45, y));
  return encode(c);
}

void main() {
  vec2 uv = gl_FragCoord.xy / uResolution;
  vec2 p = (uv * 2.0 - 1.0) * vec2(uAspect, 1.0);
  vec3 glow = textureLod(uHalation, uv, 0.0).rgb;
  float vignette = 1.0 - VIGNETTE * smoothstep(0.3, 1.5, length(p / vec2(uAspect, 1.0)));
  vec3 c = vec3(0.0);
  vec2 sub = 1.0 / vec2(textureSize(uShot, 0));
  int samples = textureSize(uShot, 0).x > int(uResolution.x) ? 4 : 1;
  for (int i = 0; i < samples; i++) {
    vec2 offset = samples == 1 ? vec2(0.0) : (vec2(i & 1, i >> 1) - 0.5) * sub;
    c += print((textureLod(uShot, uv + offset, 0.0).rgb + glow) * vignette * EXPOSURE);
  }
  c = INK + (1.0 - INK) * c / float(samples);
  float y = luminance(c);
  float grain = hash(gl_FragCoord.xy, 11.0) + hash(gl_FragCoord.xy, 12.0) - 1.0;
  outColour = vec4(c + grain * (0.004 + 0.010 * y * (1.0 - y)), 1.0);
}
