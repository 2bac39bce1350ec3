import { describeTime, exactTime } from "~/features/studio/when";

/** A time in the reader's words, exact when pointed at. */
export function When({ time, now }: { time: number; now: number }) {
  return (
    <time dateTime={new Date(time).toISOString()} title={exactTime(time)}>
      {describeTime(time, now)}
    </time>
  );
}
