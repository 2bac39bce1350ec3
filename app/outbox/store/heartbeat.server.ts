/** A cron that was silent for longer is trouble. */
const SWEEP_LATE_MS = 5 * 60 * 1_000;

const READ = "SELECT name, at FROM heartbeats";

type Beat = { name: "sweep" | "asked"; at: number };

/** When the outbox was last swept and when somebody first asked for its health, in ms since 1970. */
export type Heartbeat = { sweep: number | null; asked: number | null };

/** Notes that a sweep begins; what was noted before. */
export async function beat(db: D1Database, now: number): Promise<Heartbeat> {
  const [before] = await db.batch<Beat>([db.prepare(READ), note(db, "sweep", now)]);
  return read(before?.results);
}

/** Reads the heartbeat and notes the first time that somebody did. */
export async function readHeartbeat(db: D1Database, now: number): Promise<Heartbeat> {
  const first = db
    .prepare("INSERT INTO heartbeats (name, at) VALUES ('asked', ?1) ON CONFLICT DO NOTHING")
    .bind(now);
  const [, noted] = await db.batch<Beat>([first, db.prepare(READ)]);
  return read(noted?.results);
}

/** Before the first sweep only five minutes after somebody first asked: until then it may still come. */
export function isSweepLate({ sweep, asked }: Heartbeat, now: number): boolean {
  const since = sweep ?? asked;
  return since !== null && now - since > SWEEP_LATE_MS;
}

function note(db: D1Database, name: Beat["name"], now: number) {
  return db
    .prepare(
      "INSERT INTO heartbeats (name, at) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = ?2",
    )
    .bind(name, now);
}

function read(beats: Beat[] = []): Heartbeat {
  const at = (name: Beat["name"]) => beats.find((one) => one.name === name)?.at ?? null;
  return { sweep: at("sweep"), asked: at("asked") };
}
