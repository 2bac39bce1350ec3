type Value = string | number | null;

export type Sql = { readonly text: string; readonly values: readonly Value[] };

/** Builds a part of a statement (names of older tables: docs/rules.md, at its end); values become parameters, other parts are inserted as they are. */
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

/** The tag of a statement: prepare(db)`SELECT name FROM leads WHERE id = ${id}`. */
export function prepare(db: D1Database) {
  return (...template: Parameters<typeof sql>): D1PreparedStatement => {
    const { text, values } = sql(...template);
    return db.prepare(text).bind(...values);
  };
}

export function readRows<Row>(db: D1Database) {
  return async (...template: Parameters<typeof sql>): Promise<Row[]> =>
    (await prepare(db)(...template).all<Row>()).results;
}
