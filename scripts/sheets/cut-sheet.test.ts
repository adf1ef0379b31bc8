import { expect, test } from "vitest";
import { classesIn, cutSheet } from "./cut-sheet.ts";

const cutTo = (sheet: string, ...names: string[]) => cutSheet(sheet, (name) => names.includes(name));

test("a rule stays where its class is used, and goes where it is not", () => {
  expect(cutTo(".a{b:c}.b{b:c}.a.b{b:c}.a>p{b:c}", "a")).toBe(".a{b:c}.a>p{b:c}");
});

test("of a list of selectors those stay that can be met", () => {
  expect(cutTo(".a,.b,p{b:c}", "a")).toBe(".a,p{b:c}");
});

test("a rule without a class stays, and so does one that asks for the lack of a class", () => {
  const sheet = "p:hover{b:c}html:not(.js) .a{b:c}[data-x='.y']{b:c}";
  expect(cutTo(sheet, "a")).toBe(sheet);
});

test("what a list between brackets asks for is met by any of it", () => {
  expect(cutTo(".a:where(.dark,.dark *){b:c}", "a", "dark")).not.toBe("");
  expect(cutTo(":where(.b>:not(:last-child)){b:c}.a:is(.b:is(.c) *,.d){b:c}", "a", "b")).toBe(
    ":where(.b>:not(:last-child)){b:c}",
  );
});

test("signs in the name of a class are read as a part of it and written as they were", () => {
  const sheet = String.raw`.sm\:\[\&_\:is\(th\,td\)\]\:px-2\.5 :is(th,td){b:c}.\32 xl{b:c}.before\:x:before{content:"}\2014"}`;
  const names = ["sm:[&_:is(th,td)]:px-2.5", "2xl", "before:x"];
  expect([...classesIn(sheet)]).toEqual(names);
  expect(cutTo(sheet, ...names)).toBe(sheet);
  expect(cutTo(sheet)).toBe("");
});

test("an empty group goes, a layer keeps its place among the others", () => {
  expect(cutTo("@layer x{.b{b:c}}@layer y{@media print{.b{b:c}}@supports (x:y){.a{b:c}}}", "a")).toBe(
    "@layer x{}@layer y{@supports (x:y){.a{b:c}}}",
  );
});

test("what stands after the licence is cut like the rest, and remarks go", () => {
  const sheet = "/*! v4.3.5 https://x.com */\n@layer x{:root{b:c}/* .b */.b{b:c}}";
  expect(cutTo(sheet)).toBe("/*! v4.3.5 https://x.com */\n@layer x{:root{b:c}}");
  expect([...classesIn(sheet)]).toEqual(["b"]);
});

test("fonts stay; properties and motions stay where a rule that stayed names them", () => {
  const sheet =
    "@font-face{b:c}.a{b:var(--x)}.b{animation:turn 1s}@property --x{b:c}@property --y{b:c}@keyframes turn{to{b:c}}";
  expect(cutTo(sheet, "a")).toBe("@font-face{b:c}.a{b:var(--x)}@property --x{b:c}");
  expect(cutTo(sheet, "b")).toBe("@font-face{b:c}.b{animation:turn 1s}@keyframes turn{to{b:c}}");
});
