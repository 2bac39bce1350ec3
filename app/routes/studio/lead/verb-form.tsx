import type { ComponentProps } from "react";
import { inbox } from "#content/studio";
import type { LeadPage } from "~/features/studio/lead-page.server";
import type { StudioVerb } from "~/features/studio/verbs";
import { Button } from "~/ui/button";

export function VerbForm({
  page,
  verb,
  kind,
}: {
  page: Pick<LeadPage, "address" | "token">;
  verb: StudioVerb;
  kind: ComponentProps<typeof Button>["kind"];
}) {
  return (
    <form method="post" action={`${page.address}/${verb}`} className="flex">
      <input type="hidden" name="token" value={page.token} />
      <Button kind={kind}>{inbox.verbs[verb].label}</Button>
    </form>
  );
}
