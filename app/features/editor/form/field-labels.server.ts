import type { Facts } from "~/content/facts";
import { describeForm } from "./describe-form";
import type { Draft } from "./draft";
import { labelsTo } from "./fields";
import { formSchemaOf } from "./file-schema.server";

export function labelsOf(name: string, draft: Draft, field: string, facts: Facts): string[] {
  const schema = formSchemaOf(name);
  const none = { problems: new Map<string, string>(), offering: null, named: () => [] };
  return labelsTo(describeForm({ ...none, draft, facts, way: field }, schema), field) ?? [];
}
