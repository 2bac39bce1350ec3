import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { showRejection } from "~/http/request-guard";
import { handleRequest } from "../../../workers/handle-request.ts";
import { openTestSite } from "../test-site.ts";

const FORM = "application/x-www-form-urlencoded";

/** A site whose pages say that they were reached, unless the root's middleware refuses. */
function openSite() {
  const reached = vi.fn(async (_request: Request, _context: RouterContextProvider) => {
    return new Response("page");
  });
  const { platform } = openTestSite();
  const render = async (request: Request, context: RouterContextProvider) => {
    const args = { request, context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
    try {
      await showRejection(args, async () => new Response());
    } catch (thrown) {
      const { data, init } = thrown as { data: unknown; init: ResponseInit };
      return Response.json({ refused: data, sent: await request.text() }, { ...init });
    }
    return reached(request, context);
  };
  return { reached, ask: (request: Request) => handleRequest(request, platform, render) };
}

test.each(["GET", "HEAD"])("%s over http redirects permanently to https", async (method) => {
  const { ask, reached } = openSite();
  const answer = await ask(new Request("http://studio.test/contact?service=x", { method }));
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("https://studio.test/contact?service=x");
  expect(reached).not.toHaveBeenCalled();
});

test("a post over http is rejected without reading its values", async () => {
  const { ask, reached } = openSite();
  const headers = { "Content-Type": FORM, Origin: "http://studio.test" };
  const init = { method: "POST", headers, body: "firstName=Ada" };
  const answer = await ask(new Request("http://studio.test/contact", init));
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain("Ada");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(reached).not.toHaveBeenCalled();
});
