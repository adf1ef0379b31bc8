import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Seals } from "#application/ports/security/seals.ts";

/** A text in base64url, a point, and its keyed hash. */
export function openSeals(secret: string): Seals {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "seals", 32));
  const hashOf = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\0${text}`).digest().subarray(0, 18);

  return {
    seal: (purpose, text) =>
      `${Buffer.from(text).toString("base64url")}.${hashOf(purpose, text).toString("base64url")}`,
    open(purpose, sealed) {
      const [body, hash, ...rest] = sealed.split(".");
      if (!body || !hash || rest.length > 0) return null;
      const text = Buffer.from(body, "base64url").toString("utf8");
      const [given, right] = [Buffer.from(hash, "base64url"), hashOf(purpose, text)];
      return given.length === right.length && timingSafeEqual(given, right) ? text : null;
    },
  };
}
