/** The passes in the order in which light goes through them; only the last one draws on the canvas. */
export type Pass = "world" | "defocus" | "shot" | "halation" | "develop";
export const PASSES: Pass[] = ["world", "defocus", "shot", "halation", "develop"];

/** Sources of one scene's passes, ready to compile, and the size of the print. */
export interface Negative {
  passes: Record<Pass, string>;
  width: number;
  height: number;
  supersample: number;
}

/** An offset in picture coordinates, and how much of the picture is seen (1 = all). */
export type Framing = [x: number, y: number, zoom: number];

export interface Moment {
  time: number;
  framing: Framing;
  /** How far the camera has moved within what it was set up for. */
  move: Framing;
  /** What this moment needs anew; of the other passes it takes what they left. */
  passes: Pass[];
}

declare global {
  /** What `loadCamera` leaves in the browser page: exposes one moment and returns a PNG as a data URL. */
  var camera: (moment: Moment) => string;
}

/** Runs inside the browser page, so it must not use anything outside itself. */
export function loadCamera({ passes, width, height, supersample }: Negative): void {
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

  const link = (source: string): WebGLProgram => {
    const program = gl.createProgram();
    gl.attachShader(program, compile(gl.VERTEX_SHADER, fullScreenTriangle));
    gl.attachShader(program, compile(gl.FRAGMENT_SHADER, source));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? "link failed");
    return program;
  };

  const makeTarget = (w: number, h: number) => {
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE15);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, Math.floor(Math.log2(Math.max(w, h))) + 1, gl.RGBA16F, w, h);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { texture, framebuffer };
  };

  const makePass = (name: Pass, w: number, h: number, sampler?: string) => ({
    name,
    w,
    h,
    sampler,
    program: link(passes[name]),
    target: sampler ? makeTarget(w, h) : null,
  });
  // What is out of focus needs no more than half the detail, and costs most of the time.
  const soft = height > 400 ? 1 : 0;
  const [w2, h2] = [width * supersample, height * supersample];
  const chain = [
    makePass("world", w2, h2, "uWorld"),
    makePass("defocus", width >> soft, height >> soft, "uDefocus"),
    makePass("shot", w2, h2, "uShot"),
    makePass("halation", width >> 3, height >> 3, "uHalation"),
    makePass("develop", width, height),
  ];

  const draw = ({ program, w, h, target }: (typeof chain)[number], moment: Moment): void => {
    const at = (uniform: string) => gl.getUniformLocation(program, uniform);
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL names it so
    gl.useProgram(program);
    gl.uniform2f(at("uResolution"), w, h);
    gl.uniform1f(at("uAspect"), width / height);
    gl.uniform1f(at("uTime"), moment.time);
    gl.uniform3f(at("uFraming"), ...moment.framing);
    gl.uniform3f(at("uMove"), ...moment.move);
    chain.forEach(({ sampler, target: read }, unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      // A pass never reads what it draws on.
      gl.bindTexture(gl.TEXTURE_2D, read && read !== target ? read.texture : null);
      if (sampler) gl.uniform1i(at(sampler), unit);
    });
    gl.bindFramebuffer(gl.FRAMEBUFFER, target?.framebuffer ?? null);

    // Narrow strips keep each draw call short enough for the GPU watchdog of a software renderer.
    gl.viewport(0, 0, w, h);
    gl.enable(gl.SCISSOR_TEST);
    const strip = 64;
    for (let y = 0; y < h; y += strip) {
      gl.scissor(0, y, w, strip);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
    }
    if (!target) return;
    gl.activeTexture(gl.TEXTURE15);
    gl.bindTexture(gl.TEXTURE_2D, target.texture);
    gl.generateMipmap(gl.TEXTURE_2D);
  };

  globalThis.camera = (moment) => {
    for (const pass of chain) if (moment.passes.includes(pass.name)) draw(pass, moment);
    return canvas.toDataURL("image/png");
  };
}
