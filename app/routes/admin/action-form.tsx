import type { ReactNode } from "react";
import { inbox } from "#content/studio/inbox.yaml";
import type { AdminAction } from "~/features/admin/lead-state";
import type { LeadPageData } from "~/features/admin/pages.server";
import type { ActionField } from "~/features/admin/run-lead-action.server";
import { Button } from "~/ui/button";
import { FieldLayout } from "~/ui/field";
import { PostForm } from "./page-parts";
import { errorOf } from "./refused-action";

type ActionFormProps = {
  page: LeadPageData;
  action: AdminAction;
  kind: "primary" | "secondary" | "quiet";
};

export function ActionForm({ page, action, kind }: ActionFormProps) {
  return (
    <PostForm token={page.token} action={`${page.address}/${action}`}>
      <p>
        <Button kind={kind}>{inbox.actions[action].button}</Button>
      </p>
    </PostForm>
  );
}

type FieldFormProps = {
  page: LeadPageData;
  action: AdminAction;
  field: ActionField;
  label: string;
  hint?: string;
  children: (control: ControlProps) => ReactNode;
};

/** What its control needs; after a refusal it has what was typed. */
type ControlProps = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

export function FieldForm({ page, action, field, label, hint, children }: FieldFormProps) {
  const error = errorOf(page, field);
  const descriptionId = hint && `${field}-hint`;
  const errorId = error && `${field}-error`;
  const described = [descriptionId, errorId].filter(Boolean).join(" ");
  const texts = { descriptionId, errorId, ...(error && { errors: [error] }) };
  return (
    <PostForm token={page.token} action={`${page.address}/${action}`}>
      <FieldLayout field={{ name: field, ...texts }} label={label} hint={hint}>
        {children({
          id: field,
          name: field,
          defaultValue: page.refused?.values[field],
          ...(error && { "aria-invalid": true }),
          ...(described && { "aria-describedby": described }),
        })}
      </FieldLayout>
      <p>
        <Button kind="secondary">{inbox.actions[action].button}</Button>
      </p>
    </PostForm>
  );
}
