import { env } from "cloudflare:workers";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test, vi } from "vitest";
import { adminMiddleware } from "~/features/admin/guard.server";
import { loader as signIn } from "~/routes/admin/sign-in";
import routes from "../../../app/routes.ts";
import { openTestSite, routeArgs } from "../test-site.ts";

const KEY = "a-local-key-of-enough-letters";
const LOCAL = "http://localhost:8787";

/** All paths below /studio, with a value for each parameter. */
function listPaths(): string[] {
  const studio = (routes as RouteConfigEntry[]).find(({ path }) => path === "studio");
  const children = (studio?.children ?? []).map(({ path = "" }) =>
    `/studio/${path}`
      .replace(":reference", "K7QM-3TZD")
      .replace(":action", "done")
      .replace("*", "anything/else")
      .replace(/\/$/, ""),
  );
  return children;
}

/** What the inbox's middleware does with a request; `next` stands for all loaders and actions. */
async function ask(path: string, method: string, variables: Record<string, string>) {
  const next = vi.fn(async () => new Response("a lead"));
  const { platform } = openTestSite(variables);
  const run = async (at: number): Promise<Response> => {
    const middleware = adminMiddleware[at];
    if (!middleware) return next();
    const args = routeArgs(platform, new Request(LOCAL + path, { method }));
    const response = await middleware(args, () => run(at + 1));
    return response ?? expect.unreachable("no response");
  };
  const status = await run(0).then(
    (response) => response.status,
    (thrown) => thrown.init.status,
  );
  return { status, isOpen: next.mock.calls.length > 0 };
}

test.each([
  ["on this machine", { STUDIO_KEY: KEY }, 403],
  ["behind Access", { ACCESS_TEAM: env.ACCESS, ACCESS_AUD: "studio-audience-tag" }, 403],
  ["where nobody can sign in", {}, 404],
])("%s no loader and no action of the inbox runs for a stranger", async (_, variables, status) => {
  const paths = listPaths().filter((path) => path !== "/studio/enter");
  expect(paths.length).toBeGreaterThan(6);
  for (const path of paths) {
    for (const method of ["GET", "HEAD", "POST"])
      expect(await ask(path, method, variables), path).toEqual({ status, isOpen: false });
  }
});

test("only the sign-in of this machine is open", async () => {
  expect(await ask("/studio/enter", "GET", { STUDIO_KEY: KEY })).toMatchObject({ isOpen: true });
  expect(await ask("/studio/enter", "GET", {})).toMatchObject({ isOpen: false });
});

test("a link that is only prefetched does not use up the key", async () => {
  const { platform } = openTestSite({ STUDIO_KEY: KEY });
  const open = async (headers: HeadersInit) => {
    const request = new Request(`${LOCAL}/studio/enter?key=${KEY}`, { headers });
    const args = routeArgs(platform, request) as Parameters<typeof signIn>[0];
    return signIn(args).catch((thrown) => thrown.init?.status ?? thrown.status);
  };
  expect(await open({ "Sec-Purpose": "prefetch;prerender" })).toBe(403);
  expect(await open({ Purpose: "prefetch" })).toBe(403);
  expect(await open({})).toBe(303);
  expect(await open({})).toBe(403);
});
