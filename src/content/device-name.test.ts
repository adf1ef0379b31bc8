import { expect, test } from "vitest";
import { deviceName } from "#content/device-name.ts";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox op Linux"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0", "Edge op Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Mobile Safari/604.1", "Safari op iPhone"],
  ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36", "Chrome op Android"],
  ["curl/8.5", "Onbekende browser"],
  [null, "Onbekende browser"],
])("%s is shown as %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
