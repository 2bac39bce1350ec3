/** The wizard's own list: the lead form's feeds another system. */
export const BUDGETS = [
  { value: "under-5k", label: "Under $5,000", payloadLabel: "Under $5,000" },
  { value: "5k-10k", label: "$5,000 - $10,000", payloadLabel: "$5,000 - $10,000" },
  { value: "10k-25k", label: "$10,000 - $25,000", payloadLabel: "$10,000 - $25,000" },
  { value: "25k-plus", label: "$25,000+", payloadLabel: "$25,000+" },
  { value: "tbd", label: "To be determined", payloadLabel: "To be determined" },
] as const;
