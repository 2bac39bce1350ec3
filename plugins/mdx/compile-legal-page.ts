import { type Legal, legalSchema } from "../../content/schema/legal.ts";
import { type CompiledMdx, compileMdx } from "./compile-mdx.ts";

/** Compiles content/legal/<slug>.mdx, which uses neither components nor pictures; throws an MdxError. */
export function compileLegalPage(file: string): Promise<CompiledMdx<Legal>> {
  return compileMdx(file, { schema: legalSchema });
}
