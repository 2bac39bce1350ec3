import type { getMDXComponent } from "mdx-bundler/client/index.js";
import { type ComponentType, createElement, type Key, type ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { STILL } from "./rehype-plugins.ts";

type ContentProps = Parameters<ReturnType<typeof getMDXComponent>>[0];
export type Components = NonNullable<ContentProps["components"]>;

type Props = Record<string, unknown>;
type Jsx = (type: string | ComponentType, props: Props, key?: Key) => ReactNode;

export type Runtime = {
  components: Components;
  /** Collects the names of the components in use. */
  used: Set<string>;
  /** `isStill`: it stands between the paragraphs, not within one. */
  picture: (props: { src: string; alt: string; isStill: boolean }) => ReactNode;
};

/** The schemes a link may have; "tel:", "javascript:" and "data:" are not among them. */
const SCHEME = /^(https?|ircs?|mailto|xmpp)$/i;
const ADDRESSES = ["href", "src", "action", "formAction", "cite", "poster", "xlinkHref"];

/** Every element of a document passes here, however it was written, so that no address escapes the list of schemes. */
export function safeRuntime(runtime: Runtime) {
  const names = new Map(
    Object.entries(runtime.components).map(([name, it]) => [it as unknown, name]),
  );
  const guarded =
    (create: Jsx): Jsx =>
    (type, props, key) => {
      const name = typeof type === "string" ? undefined : names.get(type);
      if (name) runtime.used.add(name);
      if (typeof type !== "string") return create(type, props, key);
      const safe = withSafeAddresses(type, props);
      if (type === "img") return runtime.picture(pictureProps(safe));
      return create(type, type === "a" ? inNewTab(safe) : safe, key);
    };
  return { Fragment, jsx: guarded(jsx as Jsx), jsxs: guarded(jsxs as Jsx) };
}

function withSafeAddresses(type: string, props: Props): Props {
  if ("style" in props) throw new Error(`<${type} style>: the content policy forbids styles`);
  if ("dangerouslySetInnerHTML" in props) throw new Error(`<${type}>: raw HTML cannot be checked`);
  const safe = { ...props };
  for (const name of ADDRESSES) {
    if (name in safe) safe[name] = safeUrl(String(safe[name] ?? ""));
  }
  return safe;
}

/** Links to other sites open a new tab without handing over the opener. */
function inNewTab({ children, ...props }: Props): Props {
  if (!isForeign(String(props.href ?? ""))) return { ...props, children };
  const words = [children].flat() as ReactNode[];
  const hint = createElement("span", { className: "sr-only" }, " (opens in a new tab)");
  const both = createElement(Fragment, null, ...words, hint);
  return { ...props, target: "_blank", rel: "noopener noreferrer", children: both };
}

function pictureProps({ src, alt, className }: Props) {
  if (typeof alt !== "string") throw new Error(`the picture ${src} has no alternative text`);
  return { src: String(src), alt, isStill: className === STILL };
}

/** The address, or nothing when its scheme is not allowed; addresses without a scheme are kept. */
function safeUrl(address: string): string {
  const colon = address.indexOf(":");
  const path = address.search(/[/?#]/);
  const isRelative = colon < 0 || (path >= 0 && path < colon);
  return isRelative || SCHEME.test(address.slice(0, colon)) ? address : "";
}

function isForeign(address: string): boolean {
  return /^(https?:)?\/\//i.test(address);
}
