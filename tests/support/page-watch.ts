import type { ConsoleMessage, Page, Request } from "@playwright/test";

/** What a page said and asked, gathered from the moment of watching. */
export type PageWatch = {
  /** Console errors, warnings and uncaught exceptions, as text. */
  readonly complaints: string[];
  /** Paths with query of every document that was asked for in the page itself. */
  readonly documents: string[];
  /** Paths with query of everything that was asked for. */
  readonly requests: string[];
};

export function watchPage(page: Page): PageWatch {
  const complaints: string[] = [];
  const documents: string[] = [];
  const requests: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request: Request) => {
    const path = pathOf(request.url());
    requests.push(path);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(path);
  });
  return { complaints, documents, requests };
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
