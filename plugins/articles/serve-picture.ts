import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Connect } from "vite";
import { PICTURES } from "./keep-prints.ts";

/** In development, sized pictures come from the folder where builds keep them. */
export const servePicture: Connect.NextHandleFunction = async (request, response, next) => {
  const name = path.basename(new URL(request.url ?? "/", "http://localhost").pathname);
  const body = await readFile(path.join(PICTURES, name)).catch(() => null);
  if (!body) return next();
  response.setHeader("Content-Type", `image/${path.extname(name).slice(1)}`);
  response.end(body);
};
