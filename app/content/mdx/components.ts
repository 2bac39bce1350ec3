export const TEXT_COMPONENTS = {
  Callout: { attributes: ["title"], example: '<Callout title="Also">\n\nWords.\n\n</Callout>' },
  Comparison: {
    attributes: ["caption"],
    example:
      '<Comparison caption="Two lamps">\n\n| Lamp | Price |\n| --- | --- |\n| Small | 40 |\n\n</Comparison>',
  },
  Stats: {
    attributes: [],
    example: '<Stats>\n<Stat value="8 hours" label="of filming" />\n</Stats>',
  },
  Stat: { attributes: ["value", "label"] },
  RoiWorksheet: { attributes: [], example: "<RoiWorksheet />" },
  SetupCard: { attributes: [], example: "<SetupCard />" },
} satisfies Components;

export type ComponentName = keyof typeof TEXT_COMPONENTS;

export type Components = Record<string, { attributes: string[]; example?: string }>;
