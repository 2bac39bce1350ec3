import { thousands } from "~/ui/thousands";

/** Whole US dollars as visitors read them, such as "$4,500". */
export function formatPrice(dollars: number): string {
  return `$${thousands(dollars)}`;
}
