import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("/", "routes/home/home.tsx", inquiry("home")),
  route("inquiry/closed", "routes/inquiry/closed.ts"),
  route("book/:kind", "routes/book.ts"),
  route("*", "routes/not-found/not-found.tsx"),
] satisfies RouteConfig;

/** The wizard's screens, as a dialog over the page they are nested in; `page` keeps their ids apart. */
function inquiry(page: string) {
  const screen = (path: string, name: string) =>
    route(path, `routes/inquiry/${name}.tsx`, { id: `${page}-inquiry-${name}` });
  return [
    route("inquiry", "routes/inquiry/dialog.tsx", { id: `${page}-inquiry` }, [
      index("routes/inquiry/start.ts", { id: `${page}-inquiry-start` }),
      screen("strategy", "strategy"),
      screen("details", "details"),
      screen("review", "review"),
      screen("thank-you", "thank-you"),
      screen(":step", "choice"),
    ]),
  ];
}
