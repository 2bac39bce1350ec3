import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["O’Brien", "O'Brien"],
  ["O＇Brien", "OBrien"],
  ["José", "jose"],
  ["Jose\u0301", "José"],
  ["Łukasz Żółć", "lukasz zolc"],
  ["Søren Ægir Straße", "soren aegir STRASSE"],
  ["İstanbul ISPARTA ısı", "istanbul isparta isi"],
  ["ΟΔΥΣΣΕΎΣ", "οδυσσευσ"],
  ["Jean–Luc", "jean-luc"],
  ["Jean‑Luc", "jean luc"],
  ["  two\u00a0 \n blanks ", "two blanks"],
  ["soft\u00adhyphen zero\u200bwidth", "softhyphen zerowidth"],
  ["ＦＵＬＬ ﬁlm", "full film"],
])("%j and %j are the same to a search", (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ["ada@x.test", "ada x.test"],
  ["file", "filé-mignon"],
  ["日本", "日木"],
])("%j and %j are different to a search", (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test("folded text stays the same when it is folded again", () => {
  const text = "  Łukasz O’Brien – Straße ´";
  expect(foldText(foldText(text))).toBe(foldText(text));
});
