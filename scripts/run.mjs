import { runWithProjectNode } from "./project-node.mjs";

const [script, ...args] = process.argv.slice(2);
runWithProjectNode(`scripts/${script}.ts`, args);
