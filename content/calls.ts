/** How long our calls take, in minutes; each is free. After an audit the strategy call is longer. */
export const calls = { strategy: 30, strategyAfterAudit: "30-45", discovery: "45-60" } as const;
