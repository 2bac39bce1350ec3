// Imports point one way: a folder imports what stands below its line, never above.
const LAYERS = [
  "app/routes",
  "app/site",
  "app/features",
  "app/(outbox|analytics|booking)",
  "app/forms",
  // Its entry gathers the scripts of all layers.
  "app/(ui|seo|http|enhance(?!/enhance.ts))",
  "app/settings",
  "(app/)?content",
];
const oneWay = LAYERS.slice(1).map((layer, above) =>
  forbid("one-way", `^${layer}/`, `^(${LAYERS.slice(0, above + 1).join("|")})/`),
);

/** Forbids files of a path to import those of another path, except those of a third. */
function forbid(name, path, other, except = "^$") {
  return { name, severity: "error", from: { path }, to: { path: other, pathNot: except } };
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    forbid("no-other-route", "^app/routes/([^/]+)", "^app/routes/", "^app/routes/$1(/|$)"),
    forbid("no-other-feature", "^app/features/([^/]+)", "^app/features/", "^app/features/$1/"),
    forbid("no-sibling", `^${LAYERS[3]}/`, `^${LAYERS[3]}/`, "^app/$1/"),
    forbid("settings-alone", "^app/settings/", "^(app|content)/", "^app/settings/"),
    forbid("app-alone", "^(app|content)/", "^(tests|scripts|plugins|workers)/"),
    forbid("topic-folders", ".", "^app.*/(utils|lib|helpers|common|hooks|types|services)/"),
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser can parse with.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};
