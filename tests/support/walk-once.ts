import { expect, type Locator, type Page } from "@playwright/test";
import { choose, press, tabTo, tick, typeInto } from "./by-keyboard.ts";
import { untilReady } from "./e2e.ts";

/** What a way costs somebody. */
export type Cost = { screens: number; presses: number; typed: number };

/**
 * One person with one browser, who types each thing once. Screens are addresses that were stood on, presses are buttons,
 * links and choices; a mail that is opened is a screen too.
 */
export function openWalk(page: Page, { hasScripts = true, byKeyboard = false } = {}) {
  const known = new Map<string, string>();
  const cost: Cost = { screens: 0, presses: 0, typed: 0 };
  let last = "";
  page.on("framenavigated", (frame) => {
    const path = new URL(frame.url()).pathname;
    if (frame !== page.mainFrame() || path === last) return;
    last = path;
    cost.screens += 1;
  });
  const ready = async () => {
    if (hasScripts) await untilReady(page);
  };
  return {
    page,
    cost,
    ready,
    async go(path: string) {
      await page.goto(path);
      await ready();
    },
    /** Something that this person has not told before; what is filled in already is left as it is. */
    async type(what: string, text: string, field: Locator = page.getByLabel(what, { exact: true })) {
      expect(known.get(what), `"${what}" is asked twice`).toBeUndefined();
      known.set(what, text);
      await (byKeyboard ? typeInto(page, field, text) : field.fill(text));
      cost.typed += 1;
    },
    /** What was told before stands there. */
    async finds(what: string, text: string | RegExp, field: Locator = page.getByLabel(what, { exact: true })) {
      await expect(field).toHaveValue(text);
    },
    async press(target: Locator) {
      await (byKeyboard ? press(page, target) : target.click());
      cost.presses += 1;
    },
    async choose(target: Locator) {
      if (await target.isChecked()) return;
      const isRadio = byKeyboard && (await target.getAttribute("type")) === "radio";
      await (isRadio ? choose(page, target) : byKeyboard ? tick(page, target) : target.check());
      cost.presses += 1;
    },
    /** A day is picked, not typed; with keys, in the order of the browser's own language, which no context changes. */
    async pickDay(field: Locator, day: string) {
      if (byKeyboard) {
        await tabTo(page, field);
        const [year, month, dayOfMonth] = day.split("-");
        await page.keyboard.type(`${month}${dayOfMonth}${year}`);
      } else await field.fill(day);
      await expect(field).toHaveValue(day);
    },
    /** From the window that a press on the field opens. */
    async pickFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      if (!byKeyboard) return field.setInputFiles(file);
      await tabTo(page, field);
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Space")]);
      await chooser.setFiles(file);
    },
    button: (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" }),
    link: (name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" }),
    /** What it cost since the last time. */
    take(): Cost {
      const spent = { ...cost };
      Object.assign(cost, { screens: 0, presses: 0, typed: 0 });
      return spent;
    },
  };
}

export type Walk = ReturnType<typeof openWalk>;
