import { env } from "cloudflare:workers";
import type { Platform } from "~/env.server";

/** The platform with a store whose statements fail the first so many times. */
export function breakStore(platform: Platform, times: number, matching = /./): Platform {
  let failures = 0;
  const fail = <Result>(sql: string, work: () => Promise<Result>) => {
    if (!matching.test(sql)) return work();
    failures += 1;
    return failures > times ? work() : Promise.reject(new Error("D1_ERROR: overloaded"));
  };
  const DB = {
    prepare: (sql: string) => {
      const statement = env.DB.prepare(sql);
      const bind = (...values: unknown[]) => {
        const bound = statement.bind(...values);
        return Object.assign(Object.create(bound), {
          sql,
          all: () => fail(sql, () => bound.all()),
          first: () => fail(sql, () => bound.first()),
          run: () => fail(sql, () => bound.run()),
        });
      };
      return { bind };
    },
    batch: (statements: (D1PreparedStatement & { sql: string })[]) =>
      fail(statements.map(({ sql }) => sql).join(";"), () =>
        env.DB.batch(statements.map((each) => Object.getPrototypeOf(each))),
      ),
  } as unknown as D1Database;
  return { ...platform, bindings: { ...platform.bindings, DB } };
}
