// Pass 3: what reaches the sensor, in linear light.
void main() {
  vec2 p = (gl_FragCoord.xy / uResolution * 2.0 - 1.0) * vec2(uAspect, 1.0);
  p = (p * uMove.z + uMove.xy) * uFraming.z + uFraming.xy;
  outColour = vec4(clamp(shot(p), 0.0, 6e4), 1.0);
}
