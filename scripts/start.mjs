import { runWithProjectNode } from "./project-node.mjs";

runWithProjectNode("scripts/serve.ts");
