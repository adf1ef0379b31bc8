import { expect, test } from "vitest";
import { isNetworkFailure, NetworkFailure } from "./network-failure.ts";

test.each([
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Chromium", new TypeError("Failed to fetch")],
  ["Chromium, cut off halfway", new TypeError("network error")],
  ["WebKit", new TypeError("Load failed")],
  ["Safari, cut off halfway", new TypeError("The network connection was lost.")],
  ["Firefox, cut off halfway", new Error("Unable to decode", { cause: new TypeError("Error in input stream") })],
  ["a browser that stops loading", new DOMException("Fetch is aborted", "AbortError")],
  ["React Router", new Error("Unable to decode", { cause: new TypeError("network error") })],
  ["this site", new NetworkFailure("The site could not be reached.")],
])("what %s says when nothing came is a failure of the network", (_, error) => {
  expect(isNetworkFailure(error)).toBe(true);
});

test.each([
  ["a mistake in code", new TypeError("Cannot read properties of undefined (reading 'words')")],
  ["what the server refused with", { status: 503, data: "Service Unavailable" }],
  ["an answer that is no answer", new Error("Unable to decode", { cause: new SyntaxError("Unexpected token <") })],
  ["nothing", undefined],
])("%s is not", (_, error) => {
  expect(isNetworkFailure(error)).toBe(false);
});
