import { type Sql, sql } from "./sql.ts";

/** The reference that somebody wrote down or read out: lower case, without dash, O for 0. */
export function readReference(name: string): string {
  const code = name.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const crockford = code.replaceAll("O", "0").replace(/[IL]/g, "1");
  return `${crockford.slice(0, 4)}-${crockford.slice(4)}`;
}

/** The rows of one name, an id or a reference; a reference can name several. */
export function isNamed(name: string): Sql {
  return sql`(id = ${name} OR reference = ${readReference(name)})`;
}

export function isRow(id: string): Sql {
  return sql`id = ${id}`;
}

export function hasStatus(status: string): Sql {
  return sql`status = ${status}`;
}

/** All rows of a person: an e-mail address is the same however it is written. */
export function isOfPerson(email: string): Sql {
  return sql`email = lower(trim(${email}))`;
}

export function isOlder(status: string, before: number): Sql {
  return sql`status = ${status} AND created < ${before}`;
}
