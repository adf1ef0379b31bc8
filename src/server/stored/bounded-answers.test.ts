import { expect, test } from "vitest";
import { openBoundedAnswers } from "./bounded-answers.ts";
import { bytesOf, compressed, FAST, storeAnswer, storeForBrotli, storeSmaller } from "./stored-answer.ts";

const answerOf = async (text: string) => storeAnswer(await compressed(Buffer.from(text), FAST), { a: "b" });

test("however many are put, no more bytes are held than allowed, and those asked for last are still there", async () => {
  const answer = await answerOf("x".repeat(2000));
  const answers = openBoundedAnswers(bytesOf(answer) * 10);
  for (let n = 0; n < 200; n += 1) {
    answers.put(`/aanbod?pagina=${n}`, "1", answer);
    answers.get("/aanbod?pagina=0", "1");
  }
  const { answers: count, bytes } = answers.size();
  expect(count).toBeGreaterThan(5);
  expect(bytes).toBeLessThanOrEqual(bytesOf(answer) * 10);
  expect(answers.get("/aanbod?pagina=0", "1")).toBe(answer);
  expect(answers.get("/aanbod?pagina=199", "1")).toBe(answer);
  expect(answers.get("/aanbod?pagina=100", "1")).toBeUndefined();
});

test("an answer is of one version, and the next takes its place", async () => {
  const [first, second] = [await answerOf("one"), await answerOf("two")];
  const answers = openBoundedAnswers(1_000_000);
  answers.put("/aanbod", "1", first);
  expect(answers.get("/aanbod", "2")).toBeUndefined();
  answers.put("/aanbod", "2", second);
  expect(answers.get("/aanbod", "1")).toBeUndefined();
  expect(answers.get("/aanbod", "2")).toBe(second);
  expect(answers.size().answers).toBe(1);
});

test("what is larger than all of it is not kept, nor leaves anything behind", async () => {
  const answers = openBoundedAnswers(10);
  answers.put("/aanbod", "1", await answerOf("x".repeat(100)));
  expect(answers.size()).toEqual({ answers: 0, bytes: 0 });
});

test("an answer holds its own bytes and no more, so that what is counted is what is held", async () => {
  const page = Buffer.from(Array.from({ length: 4000 }, (_, n) => (n * 7919).toString(36)).join(" "));
  const hasty = await storeForBrotli(page, {}, { status: 200, isHasty: true });
  for (const { br } of [hasty, await storeSmaller(hasty)]) {
    expect(br?.body?.length).toBeGreaterThan(5000);
    expect(br?.body?.buffer.byteLength).toBe(br?.body?.length);
  }
});
