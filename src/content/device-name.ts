// The order matters: Edge and Opera also name Chrome, and Chrome also names Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** What people recognise in their list of sign-ins: "Firefox op Linux". No version, so nothing that tells them apart. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? "Onbekende browser";
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser} op ${system}` : browser;
}
