/** Sources of one scene's five passes, ready to compile, and the size of the print. */
export interface Negative {
  passes: Record<"world" | "defocus" | "shot" | "halation" | "develop", string>;
  width: number;
  height: number;
  supersample: number;
}

/** Runs inside the browser page (so it must not use anything outside itself): exposes a scene and returns PNG bytes as a data URL. */
export function expose({ passes, width, height, supersample }: Negative): string {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext("webgl2", {
    preserveDrawingBuffer: true,
    antialias: false,
    alpha: false,
  });
  if (!gl?.getExtension("EXT_color_buffer_float"))
    throw new Error("This browser cannot render to float textures");

  const compile = (type: number, source: string): WebGLShader => {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? "compile failed");
    return shader;
  };

  const fullScreenTriangle = `#version 300 es
    void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0); }`;

  const developed: Record<string, WebGLTexture> = {};

  /** Draws one pass into a new half-float texture (or, without a texture name, onto the canvas). */
  const run = (source: string, w: number, h: number, textureName?: string): void => {
    const program = gl.createProgram();
    gl.attachShader(program, compile(gl.VERTEX_SHADER, fullScreenTriangle));
    gl.attachShader(program, compile(gl.FRAGMENT_SHADER, source));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? "link failed");
    gl.useProgram(program);
    gl.uniform2f(gl.getUniformLocation(program, "uResolution"), w, h);
    gl.uniform1f(gl.getUniformLocation(program, "uAspect"), width / height);
    Object.entries(developed).forEach(([name, texture], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(gl.getUniformLocation(program, name), unit);
    });

    const target = textureName ? gl.createTexture() : null;
    if (target) {
      gl.activeTexture(gl.TEXTURE15);
      gl.bindTexture(gl.TEXTURE_2D, target);
      gl.texStorage2D(gl.TEXTURE_2D, Math.floor(Math.log2(Math.max(w, h))) + 1, gl.RGBA16F, w, h);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
    } else {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    }

    // Narrow strips keep each draw call short enough for the GPU watchdog of a software renderer.
    gl.viewport(0, 0, w, h);
    gl.enable(gl.SCISSOR_TEST);
    const strip = 64;
    for (let y = 0; y < h; y += strip) {
      gl.scissor(0, y, w, strip);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
    }

    if (target && textureName) {
      gl.generateMipmap(gl.TEXTURE_2D);
      developed[textureName] = target;
    }
  };

  run(passes.world, width * supersample, height * supersample, "uWorld");
  run(passes.defocus, width, height, "uDefocus");
  run(passes.shot, width * supersample, height * supersample, "uShot");
  run(passes.halation, width >> 3, height >> 3, "uHalation");
  run(passes.develop, width, height);
  return canvas.toDataURL("image/png");
}
