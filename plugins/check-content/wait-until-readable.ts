import { findFileProblems } from "../content/read-content.ts";
import { problemPage } from "./problem-page.ts";

/** Serves the problems until they are corrected: until then the site's own server cannot start. */
export async function waitUntilReadable(port: number, found: string[]): Promise<void> {
  if (found.length === 0) return;
  let problems = found;
  console.error(problems.join("\n"));
  const { createServer } = await import("vite");
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: Boolean(process.env.PORT) },
    plugins: [
      {
        name: "problem-page",
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (!request.headers.accept?.includes("text/html")) return next();
            response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
            response.end(problemPage(problems));
          });
        },
      },
    ],
  });
  await server.listen();
  console.error(`Correct content/ first: http://localhost:${server.config.server.port}`);
  await new Promise<void>((resolve) => {
    server.watcher.on("all", async () => {
      problems = await findStartProblems();
      if (problems.length === 0) resolve();
    });
  });
  await server.close();
}

export async function findStartProblems(): Promise<string[]> {
  const { clearCompiledMdx, settleAllMdx } = await import("../mdx/mdx.ts");
  const { problemsIn } = await import("./content-error.ts");
  clearCompiledMdx();
  const { errors } = await settleAllMdx();
  return [...new Set([...findFileProblems(), ...errors.flatMap(problemsIn)])];
}
