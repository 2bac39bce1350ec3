import { runWithProjectNode } from "./project-node.mjs";

runWithProjectNode("scripts/verify.ts");
