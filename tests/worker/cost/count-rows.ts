type Meta = { rows_read?: number; rows_written?: number };

export type RowCounts = { statements: number; read: number; written: number };

/** A D1 that counts the rows which its statements read and write, by D1's own figures. */
export function countRows(db: D1Database) {
  let counts: RowCounts = { statements: 0, read: 0, written: 0 };
  const bySql = new Map<string, RowCounts>();

  function add<Result extends { meta: Meta }>(result: Result, sql: string): Result {
    const one = bySql.get(sql) ?? { statements: 0, read: 0, written: 0 };
    for (const each of [counts, one]) {
      each.statements += 1;
      each.read += result.meta.rows_read ?? 0;
      each.written += result.meta.rows_written ?? 0;
    }
    bySql.set(sql, one);
    return result;
  }

  type Counted = D1PreparedStatement & { sql: string };
  function wrap(statement: D1PreparedStatement, sql: string): Counted {
    const all = async () => add(await statement.all<Record<string, unknown>>(), sql);
    // D1 tells no figures of `first` and `raw`.
    const first = async (column?: string) => {
      const [row] = (await all()).results;
      return row === undefined ? null : column === undefined ? row : row[column];
    };
    const raw = async () => (await all()).results.map((row) => Object.values(row));
    return Object.assign(Object.create(statement), {
      sql,
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      run: async () => add(await statement.run(), sql),
      all,
      first,
      raw,
    });
  }

  const counted = {
    prepare: (sql: string) => wrap(db.prepare(sql), sql),
    async batch(statements: Counted[]) {
      const results = await db.batch(statements.map((each) => Object.getPrototypeOf(each)));
      return results.map((result, at) => add(result, statements[at]?.sql ?? ""));
    },
  } as unknown as D1Database;

  return {
    db: counted,
    /** What was counted since the last call. */
    take(): RowCounts & { bySql: [sql: string, RowCounts][] } {
      const taken = { ...counts, bySql: [...bySql].sort(([, a], [, b]) => b.read - a.read) };
      counts = { statements: 0, read: 0, written: 0 };
      bySql.clear();
      return taken;
    },
  };
}
