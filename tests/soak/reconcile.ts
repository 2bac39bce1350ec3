/** One visit that pressed the last button; the e-mail address is its own and nobody else's. */
export type Submission = { email: string; acknowledged: boolean };

/** What a service received; `accepted` when it kept it, whatever it answered. */
export type Post = {
  email: string;
  /** ms since 1970. */
  at: number;
  mode: string;
  accepted: boolean;
  answered: boolean;
};

export type Row = { email: string; status: string };

type Run = { submissions: Submission[]; posts: Post[]; rows: Row[]; kills: number[] };

/** In these the inbox asks nobody to look after a lead. */
const SETTLED = ["delivered", "superseded"];
/** From a post's arrival to the row that says so, with time to spare on a busy machine. */
const WRITING_MS = 2_000;
/** A post that waited in the socket when its sender was killed. */
const ARRIVAL_MS = 500;

/**
 * Compares what visitors were told with what arrived, by e-mail address. Lost is an acknowledged
 * submission that no service accepted and that no open row of the inbox holds; a repeat is explained when
 * the site could not know how each acceptance but the last one ended.
 */
export function reconcile({ submissions, posts, rows, kills }: Run) {
  const accepted = Map.groupBy(
    posts.filter((post) => post.accepted),
    ({ email }) => email,
  );
  const held = new Set(
    rows.filter(({ status }) => !SETTLED.includes(status)).map(({ email }) => email),
  );
  const lost = submissions.filter(
    ({ email, acknowledged }) => acknowledged && !accepted.has(email) && !held.has(email),
  );
  const repeated = [...accepted].filter(([, copies]) => copies.length > 1);
  const unexplained = repeated.filter(
    ([, copies]) => !copies.slice(0, -1).every((post) => isUnknown(post, kills)),
  );
  return {
    lost: lost.map(({ email }) => email),
    repeated: repeated.map(([email]) => email),
    unexplained: unexplained.map(([email]) => email),
  };
}

function isUnknown({ at, answered }: Post, kills: number[]): boolean {
  return !answered || kills.some((kill) => kill > at - ARRIVAL_MS && kill < at + WRITING_MS);
}

type Soak = Run &
  ReturnType<typeof reconcile> & { times: number[]; seconds: number; faults: Post[] };

/** The figures of a run, and by name whatever must not have happened. */
export function writeReport(soak: Soak): string {
  const { submissions, posts, rows, kills, lost, repeated, unexplained } = soak;
  const acknowledged = submissions.filter((submission) => submission.acknowledged).length;
  const statuses = Map.groupBy(rows, ({ status }) => status);
  const storedLeads = [...statuses].map(([status, same]) => `${same.length} ${status}`).sort();
  return `Submissions   ${submissions.length}, ${acknowledged} acknowledged
Sends         ${posts.length}, ${soak.faults.length} of them faulted
Kills         ${kills.length}
Inbox         ${storedLeads.join(", ")}
Lost          ${count(lost)}
Repeats       ${repeated.length}, without a reason ${count(unexplained)}
Answers       p50 ${percentile(soak.times, 50)} ms, p95 ${percentile(soak.times, 95)} ms
Duration      ${soak.seconds.toFixed(0)} s`;
}

/** The smallest value that so many percent do not exceed, rounded; 0 of nothing. */
function percentile(values: number[], percent: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const place = Math.ceil((percent / 100) * inOrder.length) - 1;
  return Math.round(inOrder[Math.max(0, place)] ?? 0);
}

function count(emails: string[]) {
  return emails.length === 0 ? "0" : `${emails.length}: ${emails.join(", ")}`;
}
