import { Fragment, type ReactNode } from "react";
import { email, phone } from "#content/site.yaml";
import type { Message } from "~/content/message";

/** A text from content with elements in place of its `{name}` placeholders. */
export function FilledText<Name extends string>({
  text,
  values,
}: {
  text: Message<Name>;
  values: Record<NoInfer<Name>, ReactNode>;
}) {
  const nodes: Record<string, ReactNode> = values;
  const words = text.replace(/\{(\w+)\}/g, (written, name) => {
    const value = nodes[name];
    return typeof value === "string" || typeof value === "number" ? `${value}` : written;
  });
  const parts = words.split(/\{(\w+)\}/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
  return parts.map((part, i) => <Fragment key={i}>{i % 2 ? nodes[part] : part}</Fragment>);
}

/** A text in which the studio's e-mail address and phone number are links. */
export function ContactText({ text }: { text: string }) {
  const link = (href: string, label: string) => (
    <a href={href} className="underline underline-offset-4">
      {label}
    </a>
  );
  const placed = text.replaceAll(email, "{email}").replaceAll(phone.display, "{phone}");
  const values = {
    email: link(`mailto:${email}`, email),
    phone: <span className="whitespace-nowrap">{link(`tel:${phone.tel}`, phone.display)}</span>,
  };
  return <FilledText text={placed} values={values} />;
}

export function TextList({
  items,
  as: List = "ul",
  className,
}: {
  items: readonly string[];
  as?: "ul" | "ol";
  className: string;
}) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** Read aloud where what is seen is not enough. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

export const eyebrowClass = "break-after-avoid text-eyebrow text-mist-muted uppercase tabular";

/** A numbered label over a section; decoration, so not read aloud. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className={`${eyebrowClass} section-number mb-4 col-span-full`}>
      {children}
    </p>
  );
}
