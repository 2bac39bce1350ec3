/** What the MDX compiler's HTML tree is made of, as far as our steps look at it. */
export type Hypertext = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Hypertext[];
  value?: string;
  /** Of a component. */
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
};

/** Calls `look` on every element of a tree in document order, parents first. */
export function eachElement(
  parent: Hypertext,
  look: (element: Hypertext, parent: Hypertext) => void,
): void {
  for (const child of [...(parent.children ?? [])]) {
    if (child.type === "element") look(child, parent);
    eachElement(child, look);
  }
}

export function textOf({ value, children = [] }: Hypertext): string {
  return value ?? children.map(textOf).join("");
}

export function element(
  tagName: string,
  properties: Record<string, unknown>,
  children: Hypertext[],
): Hypertext {
  return { type: "element", tagName, properties, children };
}
