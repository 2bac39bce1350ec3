export type Fact = { name: string; text: string };

export type Common = {
  name: string;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  problem?: string | undefined;
  /** Whether the review of the changes leads to it. */
  isChanged?: boolean;
};

export type TextField = Common & {
  kind: "text";
  value: string;
  isNumber: boolean;
  isDay?: boolean | undefined;
  hasLines?: boolean | undefined;
  /** What visitors read, where that is not what is written. */
  filled?: string | undefined;
  max?: number | undefined;
  inserts?: string[] | undefined;
  takesFacts: boolean;
  /** The facts that it can insert, with their present texts, once somebody asked for them. */
  facts?: Fact[] | undefined;
  locked?: string | undefined;
  /** What the file has now, where somebody else changed it. */
  theirs?: string | undefined;
  original?: Original | undefined;
};

export type Original = {
  text: string;
  /** What it said when it was translated, where that is known and another text. */
  was?: string | undefined;
  /** The tags of its language and of the translation's. */
  from: string;
  to: string;
  notes: string[];
  /** What it inserts, as the translation must. */
  inserts: string[];
  /** The control that confirms an outdated translation as it is, and whether it is checked. */
  right?: { name: string; isSaid: boolean } | undefined;
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
  /** Of a picture: pressed to set its focus. */
  picture?: { file: string; focus: string } | undefined;
  /** Of a translation, how many texts there are to do. */
  toDo?: number | undefined;
  fields: Field[];
  alternatives: { at: number; label: string }[];
};

export type ListEntry = {
  name: string;
  title: string;
  field: Field;
  canMove: { up: boolean; down: boolean };
  /** What a button did, where it is read. */
  said?: string | undefined;
};

export type ListField = Composed & {
  kind: "list";
  entries: ListEntry[];
  said?: string | undefined;
  isFixed: boolean;
  isFull: boolean;
  max?: number | undefined;
  theirs?: string | undefined;
};

export type Field = TextField | ChoiceField | GroupField | ListField;

/** The field of a control; undefined where the form does not show it. */
export function fieldAt(field: Field, name: string): Field | undefined {
  if (field.name === name) return field;
  const within = partsOfField(field).find((it) => isWithin(name, it.name));
  return within && fieldAt(within, name);
}

export function labelsTo(field: Field, name: string): string[] | null {
  const own = field.label ? [field.label] : [];
  if (field.name === name) return own;
  const within = partsOfField(field).find((it) => isWithin(name, it.name));
  const below = within && labelsTo(within, name);
  if (!below) return null;
  // The one text of an entry is called as its list.
  return field.kind === "list" && isLeaf(within) ? below : [...own, ...below];
}

export const partsOfField = (field: Field): Field[] =>
  field.kind === "group"
    ? field.fields
    : field.kind === "list"
      ? field.entries.map((entry) => entry.field)
      : [];

export const isLeaf = ({ kind }: Field) => kind === "text" || kind === "choice";

export function isWithin(name: string, part: string): boolean {
  return name.startsWith(part) && /^([/#]|$)/.test(name.slice(part.length));
}
