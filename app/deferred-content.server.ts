import type { Platform } from "./env.server";

export type ContentAsset = { url: string } | { value: unknown };

const kept = new Map<string, unknown>();

/** Read once an isolate. Throws when the asset is missing, which only a broken deployment brings about. */
export async function readContent<Module>(
  { bindings }: Pick<Platform, "bindings">,
  asset: ContentAsset,
): Promise<Module> {
  if ("value" in asset) return asset.value as Module;
  const { url } = asset;
  if (!kept.has(url)) {
    const response = await bindings.ASSETS.fetch(new URL(url, "https://assets.invalid"));
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    kept.set(url, await response.json());
  }
  return kept.get(url) as Module;
}
