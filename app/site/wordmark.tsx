import { site } from "#content/site";

export function Wordmark() {
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true">
        <path
          d="M2 9V2h7M19 2h7v7M26 19v7h-7M9 26H2v-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path
          d="M14 7.5c3 3.6 4.4 6 4.4 8a4.4 4.4 0 1 1-8.8 0c0-2 1.4-4.4 4.4-8z"
          className="fill-tungsten"
        />
      </svg>
      <span className="font-display text-[2rem] leading-none tracking-wide">{site.name}</span>
    </span>
  );
}
