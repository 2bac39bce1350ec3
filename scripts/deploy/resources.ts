/** One wrangler command; resolves to what it printed. */
export type Wrangler = (...args: string[]) => Promise<string>;

/** The part of a wrangler configuration that names what holds data. */
export type Bindings = {
  name?: string;
  d1_databases: { binding: string; database_name?: string; database_id?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
};

export type Ids = { [binding: string]: string };

/** The ids of every database and namespace; those that do not exist are created. */
export async function ensureResources(worker: Bindings, wrangler: Wrangler): Promise<Ids> {
  const ids: Ids = {};
  for (const { binding, database_name = binding, database_id } of worker.d1_databases) {
    ids[binding] = database_id ?? (await ensureDatabase(database_name, wrangler));
  }
  for (const { binding, id } of worker.kv_namespaces) {
    const title = `${worker.name}-${binding.toLowerCase()}`;
    ids[binding] = id ?? (await ensureNamespace(title, wrangler));
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

function ensureDatabase(name: string, wrangler: Wrangler) {
  return ensure(
    name,
    async () => {
      const all = readList<{ name: string; uuid: string }>(await wrangler("d1", "list", "--json"));
      return all.find((database) => database.name === name)?.uuid;
    },
    () => wrangler("d1", "create", name),
  );
}

function ensureNamespace(title: string, wrangler: Wrangler) {
  return ensure(
    title,
    async () => {
      const all = readList<{ title: string; id: string }>(
        await wrangler("kv", "namespace", "list"),
      );
      return all.find((namespace) => namespace.title === title)?.id;
    },
    () => wrangler("kv", "namespace", "create", title),
  );
}

async function ensure(
  name: string,
  find: () => Promise<string | undefined>,
  create: () => Promise<string>,
): Promise<string> {
  const found = await find();
  if (found) return found;
  await create();
  const created = await find();
  if (!created) throw new Error(`Cloudflare created ${name}, but does not list it: deploy again.`);
  return created;
}

function readList<Row>(output: string): Row[] {
  return JSON.parse(output.slice(output.indexOf("["), output.lastIndexOf("]") + 1));
}
