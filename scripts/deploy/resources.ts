import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ToolError } from "../tools.ts";

export type Wrangler = (...args: string[]) => Promise<string>;

export type Bindings = {
  name?: string;
  d1_databases: { binding: string; database_name?: string; database_id?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
};

export type Ids = { [binding: string]: string };

/** Throws, before anything is built, if nobody is logged in. */
export async function assertLogin(wrangler: Wrangler): Promise<void> {
  if (!/not authenticated/i.test(await wrangler("whoami"))) return;
  throw new Error(
    "Nothing was deployed: nobody is logged in at Cloudflare. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.",
  );
}

export async function ensureResources(worker: Bindings, wrangler: Wrangler): Promise<Ids> {
  const ids: Ids = {};
  for (const { binding, database_name = binding, database_id } of worker.d1_databases) {
    ids[binding] = database_id ?? (await ensure(database_name, DATABASE, wrangler));
  }
  for (const { binding, id } of worker.kv_namespaces) {
    const title = `${worker.name}-${binding.toLowerCase()}`;
    ids[binding] = id ?? (await ensure(title, NAMESPACE, wrangler));
  }
  return ids;
}

export function withIds<Config extends Bindings>(config: Config, ids: Ids): Config {
  return {
    ...config,
    d1_databases: config.d1_databases.map((d1) => ({ ...d1, database_id: ids[d1.binding] })),
    kv_namespaces: config.kv_namespaces.map((kv) => ({ ...kv, id: ids[kv.binding] })),
  };
}

const DATABASE = {
  list: ["d1", "list", "--json"],
  create: ["d1", "create"],
  name: "name",
  id: "uuid",
};
const NAMESPACE = {
  list: ["kv", "namespace", "list"],
  create: ["kv", "namespace", "create"],
  name: "title",
  id: "id",
};

async function ensure(name: string, kind: typeof DATABASE, wrangler: Wrangler): Promise<string> {
  const find = async () => {
    const output = await wrangler(...kind.list);
    const json = output.slice(output.indexOf("["), output.lastIndexOf("]") + 1);
    const all: Record<string, string>[] = JSON.parse(json);
    return all.find((resource) => resource[kind.name] === name)?.[kind.id];
  };
  const found = await find();
  if (found) return found;
  await wrangler(...kind.create, name);
  const created = await find();
  if (!created) throw new Error(`Cloudflare created ${name}, but does not list it: deploy again.`);
  return created;
}

/** Passes `use` the arguments that give a Worker without SESSION_SECRET a random one. */
export async function withFirstSecret<Result>(
  worker: string,
  wrangler: Wrangler,
  use: (args: string[]) => Promise<Result>,
): Promise<Result> {
  if (await hasSecret(worker, wrangler)) return use([]);
  const folder = await mkdtemp(path.join(tmpdir(), "first-secret-"));
  try {
    const file = path.join(folder, "secrets.json");
    const SESSION_SECRET = randomBytes(32).toString("base64url");
    await writeFile(file, JSON.stringify({ SESSION_SECRET }), { mode: 0o600 });
    return await use(["--secrets-file", file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a language: what one Worker of a site encrypts and signs, the others open. */
export async function assertSecret(worker: string, env: string, wrangler: Wrangler): Promise<void> {
  if (await hasSecret(worker, wrangler)) return;
  throw new Error(
    `Nothing was deployed: ${worker} needs the SESSION_SECRET of the first Worker, with which all languages open what is stored. Run npx wrangler secret put SESSION_SECRET --env ${env}, with the same value; if nobody knows it, set a new one in both: docs/operations.md, "Secrets".`,
  );
}

async function hasSecret(worker: string, wrangler: Wrangler): Promise<boolean> {
  try {
    return (await wrangler("secret", "list", "--name", worker)).includes('"SESSION_SECRET"');
  } catch (error) {
    // Only a Worker that does not exist certainly has no secret to overwrite.
    if (error instanceof ToolError && /10007|not found|does not exist/i.test(error.output)) {
      return false;
    }
    throw error;
  }
}
