/** A whole number in groups of three digits, such as 4,500; the first use of `Intl` costs a cold Worker 15 ms. */
export function thousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ",");
}
