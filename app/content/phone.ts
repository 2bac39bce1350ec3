type Phone = { display: string; tel: string };

/**
 * A phone number as people write it, and as machines call it (E.164): "+44 20 7946 0018" with its
 * country code, or the ten digits of North America. What is neither has no digits for machines.
 */
export function parsePhone(display: string): Phone {
  const digits = display
    .replace(/\(0\)/, "")
    .replace(/^\s*(00|011)(?=[\s1-9])/, "+")
    .replace(/[\s().\-/]/g, "");
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return { display, tel: digits };
  const [, local] = /^1?([2-9]\d{9})$/.exec(digits) ?? [];
  return { display, tel: local ? `+1${local}` : "" };
}
