import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Stepper } from "#ui/navigation/stepper.tsx";

describe("stepper", () => {
  const draw = (current: number) =>
    renderToStaticMarkup(
      <Stepper
        label="Your request"
        current={current}
        steps={[{ label: "Who" }, { label: "What" }, { label: "Send" }]}
      />,
    );

  test("one step is the current one", () => {
    expect(draw(1).match(/aria-current="step"/g)).toHaveLength(1);
    expect([...draw(1).matchAll(/data-state="(\w+)"/g)].map((match) => match[1])).toEqual([
      "done",
      "current",
      "upcoming",
    ]);
  });

  test("after the last step all are done and none is current", () => {
    expect(draw(3)).not.toContain("aria-current");
    expect(draw(3).match(/data-state="done"/g)).toHaveLength(3);
  });
});
