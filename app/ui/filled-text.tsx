import { Fragment, type ReactNode } from "react";
import { site } from "#content/site";

/** A text from content with elements in place of its `{name}` placeholders. */
export function FilledText({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  const parts = text.split(/\{(\w+)\}/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
  return parts.map((part, i) => <Fragment key={i}>{i % 2 ? values[part] : part}</Fragment>);
}

export function ContactText({ text }: { text: string }) {
  const link = (href: string, label: string) => (
    <a href={href} className="underline underline-offset-4">
      {label}
    </a>
  );
  const email = link(`mailto:${site.email}`, site.email);
  const phone = link(`tel:${site.phone.tel}`, site.phone.display);
  return <FilledText text={text} values={{ email, phone }} />;
}
