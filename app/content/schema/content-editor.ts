import { z } from "zod";
import { key, list, message, slug, text } from "./primitives.ts";
import { byName, note } from "./studio.ts";

const noteOfButton = note.extend({ text: message("button") });

const translationTexts = z.strictObject({
  ...{ heading: text, progress: message("language", "done", "pages") },
  ...{ title: message("language"), lede: message("first"), toDoHeading: text, everyPage: text },
  ...{
    pageAbove: message("page"),
    outdatedHeading: message("first"),
    unchangedHeading: message("first"),
  },
  ...{ completeHeading: text, allHeading: text },
  ...{ missing: message("count"), wrong: message("count") },
  ...{ outdated: message("count"), unchanged: message("count") },
  ...{ toDo: message("label", "count"), fileTitle: message("language", "file") },
  backLink: message("language"),
  states: z.strictObject({
    ...{ missing: text, unchanged: message("first"), outdated: message("first") },
    ...{ long: message("first"), optional: message("first") },
  }),
  ...{
    was: message("text"),
    stillRight: message("where"),
    isRight: text,
    surplus: message("first"),
  },
  ...{ leaving: message("language", "pages", "texts") },
  ...{ leavingPages: message("count"), leavingTexts: message("count") },
  form: message("label", "form"),
});

/** The texts of /studio/content, and what files and fields are called there. */
export const contentEditorSchema = z.strictObject({
  title: text,
  lede: text,
  files: z.record(z.string(), text).describe("what a file is called, by its name"),
  fields: z.record(z.string(), text).describe("what a field is called, by its key"),
  choices: z.record(z.string(), text).describe("what is chosen, by what stands in the file"),
  locked: z
    .record(z.string(), text)
    .describe("why a field cannot be changed once it is there, by its key"),
  lockedOther: text,
  list: z.strictObject({
    ...{ often: text, byPage: text, others: text, studioOnly: text },
    ...{ notSetUp: note, notBuilt: text },
    oftenUsed: list(key, 20).describe("the names of files"),
    search: z.strictObject({
      label: text,
      hint: text,
      button: text,
      all: text,
      found: message("count"),
      none: text,
    }),
    states: byName(["live", "underway", "late"], text),
    ...{ noStore: text, newToken: text },
    ...{ tokenEnds: message("day"), tokenEndsSoon: message("day") },
  }),
  form: z.strictObject({
    backToList: text,
    file: message("path"),
    movedFirst: message("entry"),
    movedAfter: message("entry", "other"),
    ...{ reviewButton: text, changesHeading: text, before: text, after: text },
    change: z.strictObject({
      changed: message("where"),
      added: message("where"),
      deleted: message("where"),
      moved: message("where"),
    }),
    ...{ lastChanges: text, undoButton: text, undoOf: message("message") },
    ...{ saveButton: text, addButton: text, upButton: text, downButton: text },
    ...{ placeButton: text, placeLabel: text, placeFirst: text, moveButton: text },
    placeAfter: message("entry"),
    ...{ deleteButton: text, putButton: text, leaveOutButton: text },
    ofButton: message("action", "entry"),
    ...{ optional: text, newEntry: text, yes: text, no: text, asText: text, asForms: text },
    asOther: message("number"),
    length: message("count", "max"),
    range: message("from", "to"),
    atMost: message("max"),
    filledIn: message("text"),
    theirs: message("text"),
    nothing: text,
    chooseOne: message("options"),
    madeFromTitle: text,
    mayInsert: message("names"),
    allParts: text,
    wholeList: message("label", "count"),
    ...{ insertionsHeading: text, insertionsText: text, insertButton: text, insertText: text },
    ...{ bodyHint: text, componentsHeading: text, componentsText: text },
    ...{ unreadableHeading: text, unreadableText: text, fileLabel: text },
  }),
  entries: z
    .strictObject({
      ...{ newTitle: message("list"), newLink: text, addressHint: text },
      wrongAddress: message("example"),
      ...{ takenAddress: message("address"), addedMessage: message("title") },
      ...{ moveLink: text, moveTitle: message("title"), moveLabel: text, moveButton: text },
      ...{ moveText: message("address"), movedMessage: message("title", "address") },
      ...{ removeLink: text, removeTitle: message("title"), removeText: text, removeButton: text },
      ...{ removedMessage: message("title"), removed: note, cancelLink: text, usedTitle: text },
      ...{ usedIn: message("title", "address"), lastArticle: text, changed: text },
    })
    .describe("articles, films and pages that are added, renamed and deleted"),
  undo: z.strictObject({
    ...{ done: text, refused: text, changedSince: text, unknown: text, lost: text },
    fieldChangedSince: message("title", "where"),
    otherFiles: message("path"),
  }),
  notes: z.strictObject({
    ...{ saved: note, savedHere: note, nothingChanged: note, problems: message("count") },
    ...{ conflict: noteOfButton, conflictOfAll: noteOfButton, token: note, rights: note },
    ...{ missing: note, expired: noteOfButton, limited: noteOfButton, limit: noteOfButton },
    down: noteOfButton,
  }),
  failures: z.strictObject({
    ...{ title: text, token: text, rights: text, limit: text, missing: text, down: text },
  }),
  pictures: z.strictObject({
    ...{ title: text, lede: text, link: text, heading: text, othersHeading: text, others: text },
    edit: message("name"),
    ...{ upload: text, fileLabel: text, fileHint: text, altLabel: text, altHint: text },
    ...{ uploadButton: text, refused: text, added: message("file"), saved: note },
    unnamed: slug.describe("the name of a file whose own has no letters"),
    ...{ altMissing: text, fileMissing: text, tooLarge: message("max") },
    noPicture: message("why"),
    tooSmall: message("width", "page", "person"),
    tooSmallForText: message("width", "text"),
    ...{ ofTextLink: text, ofText: message("title"), ofTextLede: text, ofTextHint: text },
    saveFirst: text,
    takenMeanwhile: text,
    remove: message("name"),
    usedIn: message("title", "file"),
    removedMessage: message("file"),
    show: text,
    press: text.describe("what is read aloud of a picture that is pressed"),
    pressHint: text,
  }),
  translation: translationTexts,
});
