import type { SentForm } from "#application/ports/market.ts";
import { hashToken } from "../../identity/secrets.ts";

/** Sent again after a change, such as after going back, it is another form. */
export const hashForm = ({ key, content }: SentForm): Buffer => hashToken(`${key}\n${content}`);
