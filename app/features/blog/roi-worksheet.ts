import { formatNumber, formatPrice } from "~/content/format";

export const buttonClass = "me-4 mb-2 min-h-11 border border-paper-ink px-4 font-semibold";
export const noteClass = "block text-small text-paper-soft";

const REQUIRED = ["employees", "costNow", "costVideo", "setup", "years"];

/** In whole dollars, whole percent and tenths of a month; null for what cannot be computed. */
export function computeWorksheet(values: Record<string, number>): Record<string, number | null> {
  // NaN for an unusable value, so that the results that depend on it become null.
  const amount = (name: string) => {
    const value = values[name] ?? (REQUIRED.includes(name) ? Number.NaN : 0);
    return value >= 0 ? value : Number.NaN;
  };
  const hourCost = amount("hourCost");
  const personNow =
    amount("costNow") * (1 + amount("repeatNow") / 100) + amount("helpHoursNow") * hourCost;
  const personVideo =
    amount("costVideo") * (1 + amount("repeatVideo") / 100) + amount("helpHoursVideo") * hourCost;

  const yearNow = amount("employees") * personNow;
  const yearVideo = amount("employees") * personVideo + amount("upkeep");
  const totalNow = amount("years") * yearNow;
  const totalVideo = amount("setup") + amount("years") * yearVideo;
  const saving = totalNow - totalVideo;

  return {
    totalNow: rounded(totalNow),
    totalVideo: rounded(totalVideo),
    saving: rounded(saving),
    returnOnSetup: rounded((saving / amount("setup")) * 100),
    paybackMonths:
      yearNow > yearVideo ? rounded((amount("setup") / (yearNow - yearVideo)) * 12, 10) : null,
  };
}

/** A result as text, or the hint for a result that cannot be computed yet, or never. */
export function resultInWords(
  name: string,
  results: ReturnType<typeof computeWorksheet>,
  hints: { waiting?: string; noPayback?: string },
): string {
  const result = results[name];
  if (typeof result !== "number") {
    const isNever = name === "paybackMonths" && results.saving !== null;
    return (isNever ? hints.noPayback : hints.waiting) ?? "";
  }
  if (name === "paybackMonths") return formatNumber(result);
  return name === "returnOnSetup" ? `${formatNumber(result)}%` : formatPrice(result);
}

function rounded(value: number, parts = 1): number | null {
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? Math.round(value * parts) / parts + 0 : null;
}
