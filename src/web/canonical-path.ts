/** Paths match whatever their case; links and canonical addresses use the spelling of routes.ts, which has one capital. */
const spelled: Readonly<Record<string, string>> = { "/password-reset": "/Password-reset" };

export function canonicalPath(pathname: string): string {
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  return spelled[plain] ?? plain;
}
