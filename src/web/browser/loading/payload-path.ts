/** Where the words of a page are found without the page. */
export const payloadPath = (pathname: string) => `${pathname.replace(/\/$/, "")}/_payload.json`;
