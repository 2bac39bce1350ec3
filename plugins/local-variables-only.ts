type Worker = { vars?: Record<string, unknown> };

/** In development [vars] of wrangler.toml, the deployed site's, count for nothing: this machine has .dev.vars. */
export function localVariablesOnly(worker: Worker): void {
  if (process.env.NODE_ENV === "development") worker.vars = {};
}
