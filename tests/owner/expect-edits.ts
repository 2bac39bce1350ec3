import { expect } from "vitest";
import type { visitBuild } from "../setup/visit-build.ts";
import type { Edit } from "./edits.ts";

/** Every page that an edit names shows what it should, and no more what it should not. */
export async function expectEdits(visit: Awaited<ReturnType<typeof visitBuild>>, edits: Edit[]) {
  for (const { file, shows = {}, hides = {} } of edits) {
    for (const [address, words] of Object.entries(shows))
      expect(await read(address), `${file} on ${address}`).toMatch(words);
    for (const [address, words] of Object.entries(hides))
      expect(await read(address), `${file} on ${address}`).not.toMatch(words);
  }

  async function read(address: string) {
    const { status, text } = await visit(address);
    expect(status, address).toBe(200);
    return text.replaceAll("<!-- -->", "");
  }
}
