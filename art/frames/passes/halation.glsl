// Pass 4: light scattered in lens and film base: a tight warm halo and a wide veil around highlights.
const int HALO_SAMPLES = 160;

vec3 scatter(vec2 p, float width) {
  vec3 light = vec3(0.0);
  float total = 0.0;
  float turn = 6.28 * hash(gl_FragCoord.xy, 5.0);
  float texel = 2.0 / float(textureSize(uShot, 0).y);
  float level = max(0.0, log2(width * 0.22 / texel));
  for (int i = 0; i < HALO_SAMPLES; i++) {
    float radius = sqrt((float(i) + 0.5) / float(HALO_SAMPLES)) * 2.4;
    float weight = exp(-radius * radius);
    vec2 offset = radius * width * vec2(cos(float(i) * 2.399963 + turn), sin(float(i) * 2.399963 + turn));
    light += weight * min(textureLod(uShot, frameUv(p + offset), level).rgb, 24.0);
    total += weight;
  }
  return light / total;
}

void main() {
  vec2 p = (gl_FragCoord.xy / uResolution * 2.0 - 1.0) * vec2(uAspect, 1.0);
  vec3 tight = scatter(p, 0.035), wide = scatter(p, 0.22);
  outColour = vec4(tight * vec3(0.11, 0.045, 0.02) + wide * vec3(0.055, 0.05, 0.045), 1.0);
}
