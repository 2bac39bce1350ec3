import type { Post, Reckoning, Run } from "./reconcile.ts";

type Soak = Run & Reckoning & { times: number[]; seconds: number; faults: Post[] };

/** The figures of a run, and by name whatever must not have happened. */
export function writeReport(soak: Soak): string {
  const { submissions, posts, rows, kills, lost, repeated, unexplained } = soak;
  const acknowledged = submissions.filter((submission) => submission.acknowledged).length;
  const statuses = Map.groupBy(rows, ({ status }) => status);
  const inbox = [...statuses].map(([status, same]) => `${same.length} ${status}`).sort();
  return `Submissions   ${submissions.length}, ${acknowledged} acknowledged
Sends         ${posts.length}, ${soak.faults.length} of them faulted
Kills         ${kills.length}
Inbox         ${inbox.join(", ")}
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
