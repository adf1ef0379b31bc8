/** The commands of W3C WebDriver that we use: as WebKitWebDriver takes them over HTTP, and by Firefox's own name for each. */
export const webDriverCommands = {
  navigate: ["/url", "WebDriver:Navigate"],
  back: ["/back", "WebDriver:Back"],
  reload: ["/refresh", "WebDriver:Refresh"],
  executeScript: ["/execute/sync", "WebDriver:ExecuteScript"],
  clickElement: ["/element/{id}/click", "WebDriver:ElementClick"],
  typeInElement: ["/element/{id}/value", "WebDriver:ElementSendKeys"],
  performActions: ["/actions", "WebDriver:PerformActions"],
  switchToFrame: ["/frame", "WebDriver:SwitchToFrame"],
  addCookie: ["/cookie", "WebDriver:AddCookie"],
  deleteAllCookies: ["/cookie", "WebDriver:DeleteAllCookies", "DELETE"],
  takeScreenshot: ["/screenshot", "WebDriver:TakeScreenshot", "GET"],
} as const satisfies Record<string, readonly [path: string, marionette: string, method?: string]>;

export type WebDriverCommand = keyof typeof webDriverCommands;

export const screens = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Screen = keyof typeof screens;
export type ColourMode = "light" | "dark";

/** One window of a browser. */
export type WebDriver = {
  send<Answer = unknown>(command: WebDriverCommand, parameters?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** What the device of the visitor is. It may open another window, so what was loaded is gone. */
  setDevice(screen: Screen, colourMode: ColourMode): Promise<void>;
  /** What is typed into a field of a day, which each browser shows its own way. */
  keysOfDay(day: string): string;
  /** The page as paper, in base64, where the driver can do that. */
  readonly printPage?: () => Promise<string>;
  stop(): Promise<void>;
};

/** Our own word for a driver that said nothing. */
export const NO_ANSWER = "no answer";

/** What the browser refused, under the word that the standard has for it, such as "stale element reference". */
export class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** The member by which an answer or an argument names an element of the page. */
export const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/**
 * The driver waits for nothing, we do: WebKit's sometimes waits for a load that is over, when a script changes the address at
 * that moment.
 */
export const capabilities = { pageLoadStrategy: "none", timeouts: { pageLoad: 60_000, script: 60_000 } } as const;
