// Pass 1: the scene in sharp focus; alpha carries the radius of its circle of confusion.
void main() {
  vec2 p = (gl_FragCoord.xy / uResolution * 2.0 - 1.0) * vec2(uAspect, 1.0) * OVERSCAN * uFraming.z + uFraming.xy;
  outColour = clamp(world(p), 0.0, 6e4);
}
