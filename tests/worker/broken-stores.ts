import { env } from "cloudflare:workers";
import type { Platform } from "~/env.server";

/** A D1 whose first `times` batches fail, `before` or `after` they took effect. */
export function breakStore(moment: "before" | "after", times = Number.POSITIVE_INFINITY) {
  let left = times;
  const batch: D1Database["batch"] = async (statements) => {
    if (left <= 0 || moment === "after") {
      const results = await env.DB.batch<never>(statements);
      if (left <= 0) return results;
    }
    left -= 1;
    throw new Error("D1_ERROR: Network connection lost.");
  };
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as D1Database;
}

export function silentStore() {
  const batch = () => new Promise(() => {});
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as unknown as D1Database;
}

/** A KV whose calls all fail. */
export function noSecondStore() {
  const fail = () => Promise.reject(new Error("KV 503"));
  return { get: fail, put: fail, list: fail, delete: fail } as unknown as KVNamespace;
}

/** The platform with a D1 whose first `times` matching statements fail. */
export function breakStatements(platform: Platform, times: number, matching = /./): Platform {
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

/** A D1 that can be switched off: then every statement fails. */
export function openSwitch() {
  const state = { isDown: false };
  const ask = <Result>(work: () => Promise<Result>) =>
    state.isDown ? Promise.reject<Result>(new Error("D1_ERROR: overloaded")) : work();
  const guard = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => guard(statement.bind(...values)),
      all: () => ask(() => statement.all()),
      run: () => ask(() => statement.run()),
      first: () => ask(() => statement.first()),
    });
  const db = {
    prepare: (sql: string) => guard(env.DB.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      ask(() => env.DB.batch(statements.map((each) => Object.getPrototypeOf(each)))),
  } as unknown as D1Database;
  return { db, state };
}
