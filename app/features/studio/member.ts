/** A person of the studio who is in; `owner` is what their forms are bound to. */
export type Member = { name: string; owner: string; door: "access" | "local" };
