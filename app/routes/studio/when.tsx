import { describeTime, exactTime } from "~/features/studio/when";

export function When({ time, now }: { time: number; now: number }) {
  return (
    <time dateTime={new Date(time).toISOString()} title={exactTime(time)}>
      {describeTime(time, now)}
    </time>
  );
}
