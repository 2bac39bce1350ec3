// Pass 2: an anamorphic iris: oval, soft-edged, and clipped to a cat's eye towards the corners of the frame.
const int IRIS_SAMPLES = 420;
const float SQUEEZE = 0.78;

void main() {
  vec2 p = (gl_FragCoord.xy / uResolution * 2.0 - 1.0) * vec2(uAspect, 1.0) * OVERSCAN;
  vec2 barrel = p * 0.22;
  p = p * uFraming.z + uFraming.xy;
  vec3 light = vec3(0.0);
  float total = 0.0, blur = 0.0;
  float turn = 6.28 * hash(gl_FragCoord.xy, 3.0);
  float texel = 2.0 * OVERSCAN * uFraming.z / float(textureSize(uWorld, 0).y);
  int samples = clamp(int(7.0 * pow(MAX_BLUR / texel, 2.0)), 40, IRIS_SAMPLES);
  // Each sample reads the mip level that covers the gap to its neighbours, so that no light falls between samples.
  float spacing = MAX_BLUR / sqrt(float(samples)) * 2.2;
  float level = max(0.0, log2(spacing / texel) - 0.5);
  for (int i = 0; i < samples; i++) {
    float radius = sqrt((float(i) + 0.5) / float(samples));
    vec2 onIris = radius * vec2(cos(float(i) * 2.399963 + turn), sin(float(i) * 2.399963 + turn));
    vec4 s = textureLod(uWorld, worldUv(p + onIris * vec2(SQUEEZE, 1.0) * MAX_BLUR), level);
    float reach = max(s.a, 0.0005) / MAX_BLUR;
    float edge = 1.0 - smoothstep(reach * 0.86, reach * 1.06, radius);
    float catsEye = 1.0 - smoothstep(0.92, 1.10, length(onIris / max(reach, 0.05) + barrel));
    float weight = edge * catsEye * mix(0.82, 1.0, radius / reach) / (reach * reach) + 1e-6;
    light += s.rgb * weight;
    blur += s.a * weight;
    total += weight;
  }
  outColour = vec4(light, blur) / total;
}
