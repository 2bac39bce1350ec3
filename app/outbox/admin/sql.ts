type Value = string | number | null;

/** A statement or a part of one; its values are bound, never written into the text. */
export type Sql = { readonly text: string; readonly values: readonly Value[] };

/** Builds a statement; values become parameters, other statements are inserted as they are. */
export function sql(parts: TemplateStringsArray, ...values: (Value | Sql)[]): Sql {
  const pieces = values.map((value) =>
    value !== null && typeof value === "object" ? value : { text: "?", values: [value] },
  );
  const texts = pieces.map(({ text }) => text);
  return {
    text: String.raw({ raw: parts }, ...texts),
    values: pieces.flatMap((piece) => piece.values),
  };
}

export function raw(text: string): Sql {
  return { text, values: [] };
}

export function prepare(db: D1Database, { text, values }: Sql): D1PreparedStatement {
  return db.prepare(text).bind(...values);
}

export async function readRows<Row>(db: D1Database, statement: Sql): Promise<Row[]> {
  return (await prepare(db, statement).all<Row>()).results;
}
