import { company } from "#content/company";

/** Says that the clients beside it are invented, for as long as they are. */
export function SampleNote({ sample = company.sample }: { sample?: boolean }) {
  if (!sample) return null;
  return <p className="mt-4 max-w-measure text-small text-mist-muted">{company.sampleNote}</p>;
}
