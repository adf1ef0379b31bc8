import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { findInPage, sendable, type Target } from "./find-in-page.ts";
import { keyActions } from "./key-actions.ts";
import { until } from "./until.ts";
import { ELEMENT_KEY, NO_ANSWER, type WebDriver, WebDriverError } from "./web-driver.ts";

type Element = { readonly [ELEMENT_KEY]: string };
type Cookie = { readonly name: string; readonly value: string };

/** What passes while a page still moves or is left; the next moment it can be done. */
const passing = [
  "no such frame",
  "stale element reference",
  "element not interactable",
  "element click intercepted",
  "no such element",
  NO_ANSWER,
];

function passOver(error: unknown): false {
  if (error instanceof WebDriverError && passing.includes(error.code)) return false;
  throw error;
}

export type BrowserPage = ReturnType<typeof openBrowserPage>;

/** A page as a visitor works with it. Everything waits until it can be done, or says what it waited for. */
export function openBrowserPage(driver: WebDriver, origin: string) {
  /** The function runs in the page and sees nothing of ours but its arguments. */
  const evaluate = <Args extends readonly unknown[], Answer>(run: (...args: Args) => Answer, ...args: Args) =>
    driver.send<Awaited<Answer>>("executeScript", { script: `return (${run}).apply(null, arguments)`, args });

  const find = (target: Target) =>
    driver.send<Element[]>("executeScript", {
      script: `return (${findInPage})(arguments[0])`,
      args: [sendable(target)],
    });

  /** By number: an element may be gone before it could be handed over. */
  const count = async (target: Target) =>
    (await driver.send<number | null>("executeScript", {
      script: `return (${findInPage})(arguments[0]).length`,
      args: [sendable(target)],
    })) ?? 0;

  const describeTarget = (target: Target) =>
    typeof target === "string"
      ? target
      : Object.entries(target)
          .map(([kind, name]) => `${kind} ${name}`)
          .join(" ");

  async function where(): Promise<string> {
    const state = await evaluate(() => [location.href, document.querySelector("h1")?.textContent ?? ""]);
    return ` (at ${state.join(", “")}”)`;
  }

  async function waitUntil<Answer>(what: string, ask: () => Promise<Answer>, limitMs?: number) {
    try {
      return await until(what, () => ask().catch(passOver), limitMs);
    } catch (error) {
      throw new Error(`${(error as Error).message}${await where().catch(() => "")}`, { cause: error });
    }
  }

  /** Until another document stands in the window, with its text. */
  async function loadBy(leave: () => Promise<unknown>): Promise<void> {
    // A page that the browser kept for its back button bears the mark of when it was left, which is another.
    const mark = randomUUID();
    await evaluate((leftAs) => void Object.assign(window, { leftAs }), mark);
    await leave();
    await waitUntil("another page is there", () =>
      evaluate((leftAs) => Reflect.get(window, "leftAs") !== leftAs && document.readyState !== "loading", mark),
    );
  }

  /** Looks for it again when the page moved under the hand. */
  const act = (verb: string, target: Target, run: (element: Element) => Promise<unknown>) =>
    waitUntil(`${verb} ${describeTarget(target)}`, async () => {
      const [element] = (await find(target)) ?? [];
      if (!element) return false;
      await driver.send("executeScript", {
        script: "arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })",
        args: [element],
      });
      return (await run(element)) !== false;
    });

  const go = (path: string) => loadBy(() => driver.send("navigate", { url: new URL(path, origin).href }));
  const clickElement = (element: Element) => driver.send("clickElement", { id: element[ELEMENT_KEY] });
  const readIn = <Answer>(target: Target, script: string) =>
    driver.send<Answer | null>("executeScript", {
      script: `const [element] = (${findInPage})(arguments[0]); return element ? ${script} : null`,
      args: [sendable(target)],
    });
  const focusElement = (element: Element) =>
    driver.send<boolean>("executeScript", {
      script: "arguments[0].focus(); return document.activeElement === arguments[0]",
      args: [element],
    });
  const focus = (target: Target) =>
    act("focus", target, async (element) => {
      if (await focusElement(element)) return true;
      // In a frame of another site WebKit gives the focus to a hand only.
      await clickElement(element);
      return focusElement(element);
    });
  const press = (...keys: readonly string[]) => driver.send("performActions", { actions: keyActions(keys) });

  return {
    evaluate,
    focus,
    press,
    until: waitUntil,
    /** To a page on which the site's scripts need not run. */
    go,
    async open(path: string): Promise<void> {
      await go(path);
      await this.ready();
    },
    /** From this moment on the scripts of the page run. */
    ready: () =>
      waitUntil("the page's scripts run", () =>
        evaluate(() => document.documentElement.dataset["ready"] !== undefined),
      ),
    /** Inside the site; what leads to another document is `backToPage`. */
    back: () => driver.send("back"),
    async backToPage(): Promise<void> {
      await loadBy(() => driver.send("back"));
      await this.ready();
    },
    async reload(): Promise<void> {
      await loadBy(() => driver.send("reload"));
      await this.ready();
    },
    click: (target: Target) => act("click", target, clickElement),
    /** At its middle with the pointer: for what a driver does not know to click, such as a link in a drawing. */
    clickAtMiddle: (target: Target) =>
      act("click", target, async (element) => {
        const [x, y] = await driver.send<[number, number]>("executeScript", {
          script: `const { left, top, width, height } = arguments[0].getBoundingClientRect();
            return [Math.round(left + width / 2), Math.round(top + height / 2)];`,
          args: [element],
        });
        const actions = [
          { type: "pointerMove", origin: "viewport", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        await driver.send("performActions", { actions: [{ type: "pointer", id: "mouse", actions }] });
      }),
    /** Key by key, in the place of what stood there. */
    async fill(target: Target, text: string): Promise<void> {
      await focus(target);
      await evaluate(() => (document.activeElement as HTMLInputElement | null)?.select?.());
      await press(...(text === "" ? ["Delete"] : text));
    },
    type: (text: string) => press(...text),
    /** A day, as 2026-04-01. */
    async pickDay(target: Target, day: string): Promise<void> {
      const keys = driver.keysOfDay(day);
      await act("pick a day in", target, (element) =>
        driver.send("typeInElement", { id: element[ELEMENT_KEY], text: keys, value: [...keys] }),
      );
      await waitUntil(
        `${describeTarget(target)} is ${day}`,
        async () => (await readIn(target, "element.value")) === day,
      );
    },
    async check(target: Target): Promise<void> {
      await act("check", target, async (element) => {
        const label = await driver.send<Element | null>("executeScript", {
          script: "return arguments[0].labels?.[0] ?? null",
          args: [element],
        });
        await clickElement(element).catch((error) => (label ? clickElement(label) : Promise.reject(error)));
      });
      await waitUntil(`${describeTarget(target)} is checked`, () => readIn<boolean>(target, "element.checked"));
    },
    choose: (target: Target, option: string) =>
      act("choose in", target, (element) =>
        driver.send("executeScript", {
          script: `const [list, name] = arguments;
            list.focus();
            list.value = [...list.options].find(({ text }) => text.trim() === name).value;
            list.dispatchEvent(new Event("input", { bubbles: true }));
            list.dispatchEvent(new Event("change", { bubbles: true }));`,
          args: [element, option],
        }),
      ),
    /** Also into a field that is not on screen itself: one presses what stands for it. */
    async upload(selector: string, file: string): Promise<void> {
      await waitUntil(`there is ${selector}`, () => evaluate((css) => document.querySelector(css) !== null, selector));
      const element = await driver.send<Element>("executeScript", {
        script: "return document.querySelector(arguments[0])",
        args: [selector],
      });
      await driver.send("typeInElement", { id: element[ELEMENT_KEY], text: file, value: [...file] });
    },
    see: (target: Target) => waitUntil(`see ${describeTarget(target)}`, async () => (await count(target)) > 0),
    gone: (target: Target) => waitUntil(`${describeTarget(target)} is gone`, async () => (await count(target)) === 0),
    count,
    textOf: async (target: Target) => (await readIn<string>(target, "element.textContent"))?.trim() ?? "",
    valueOf: async (target: Target) => (await readIn<string>(target, "element.value")) ?? "",
    isFocused: async (target: Target) => (await readIn<boolean>(target, "element === document.activeElement")) ?? false,
    address: async () => new URL(await evaluate(() => location.href)),
    async atAddress(pattern: RegExp): Promise<void> {
      await waitUntil(`the address fits ${pattern}`, async () =>
        pattern.test(await evaluate(() => location.pathname + location.search + location.hash)),
      );
    },
    async inFrame<Answer>(selector: string, look: () => Promise<Answer>): Promise<Answer> {
      const [frame] = await waitUntil(`see ${selector}`, async () => {
        const frames = await find(selector);
        return frames.length > 0 && frames;
      });
      await driver.send("switchToFrame", { id: frame, element: frame?.[ELEMENT_KEY] });
      try {
        return await look();
      } finally {
        await driver.send("switchToFrame", { id: null });
      }
    },
    async addCookies(cookies: readonly Cookie[]): Promise<void> {
      for (const { name, value } of cookies) await driver.send("addCookie", { cookie: { name, value, path: "/" } });
    },
    printPage: driver.printPage,
    async takeScreenshot(file: string): Promise<void> {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(await driver.send<string>("takeScreenshot", { full: false }), "base64"));
    },
  };
}
