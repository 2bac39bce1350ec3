export type Fact = { name: string; text: string };

export type Common = {
  name: string;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  problem?: string | undefined;
};

export type TextField = Common & {
  kind: "text";
  value: string;
  isNumber: boolean;
  /** What is written has many lines. */
  hasLines?: boolean | undefined;
  /** What visitors read, where that is not what is written. */
  filled?: string | undefined;
  max?: number | undefined;
  inserts?: string[] | undefined;
  /** Whether it can insert facts, such as prices. */
  takesFacts: boolean;
  /** What they are filled in with today, where somebody asked for it. */
  facts?: Fact[] | undefined;
  locked?: string | undefined;
  /** What the file has now, where somebody else changed it. */
  theirs?: string | undefined;
};

export type ChoiceField = Common & {
  kind: "choice";
  value: string;
  options: { value: string; label: string }[];
  theirs?: string | undefined;
};

export type Composed = Common & {
  /** Whether an optional part is there; a part that must be there is. */
  isThere: boolean;
  /** What the form says of it besides its fields, by name. */
  hidden: [name: string, value: string][];
};

export type GroupField = Composed & {
  kind: "group";
  /** Of a picture, which is pressed where its focus is. */
  picture?: { file: string; focus: string } | undefined;
  fields: Field[];
  alternatives: { at: number; label: string }[];
};

export type ListEntry = {
  name: string;
  title: string;
  field: Field;
  canMove: { up: boolean; down: boolean };
};

export type ListField = Composed & {
  kind: "list";
  entries: ListEntry[];
  isFixed: boolean;
  isFull: boolean;
  max?: number | undefined;
  theirs?: string | undefined;
};

export type Field = TextField | ChoiceField | GroupField | ListField;

export function isWithin(name: string, part: string): boolean {
  return name.startsWith(part) && /^([/#]|$)/.test(name.slice(part.length));
}
