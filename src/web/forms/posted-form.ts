import type { RouterContextProvider } from "react-router";
import { postedContext } from "#web/context.ts";

export type PostedFile = {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Texts by their field; a file stands apart, so that its bytes are kept once. */
export type Posted = { readonly form: FormData; readonly file: PostedFile | null };

export type PostedLimits = {
  /** Of the whole body. */
  readonly bytes: number;
  /** Of one text field. */
  readonly textBytes: number;
};

export type ReadPosted = (limits: PostedLimits) => Promise<Posted>;

type Context = Readonly<RouterContextProvider>;

export const FORM_BYTES_MAX = 64_000;
// A year of quarter-hours of one meter, both directions, is some eight megabytes. An attachment may weigh five: a larger one
// is still read, so that it is refused beside its field and nothing typed is lost.
export const UPLOAD_BYTES_MAX = 12_000_000;
/** The regulator's file of all products, which only an operator brings, on one page. */
export const IMPORT_BYTES_MAX = 33_000_000;
const IMPORT_PATH = "/beheer/tariefkaarten/v-test";

/** What a body in parts may weigh on a page, before anybody knows who sends it. */
export const uploadBytesMax = (pathname: string): number =>
  pathname.replace(/\.data$/, "") === IMPORT_PATH ? IMPORT_BYTES_MAX : UPLOAD_BYTES_MAX;

/**
 * The texts of the form that was sent. The body is read here and not before, so an action first asks whether the sender may
 * use the page. A body that is too large, broken or slow ends the request with a refusal of the server.
 */
export const postedForm = async (context: Context): Promise<FormData> =>
  (await context.get(postedContext)({ bytes: FORM_BYTES_MAX, textBytes: FORM_BYTES_MAX })).form;

/** The same for a form with a file. */
export const postedUpload = (context: Context, textBytes = FORM_BYTES_MAX, bytes = UPLOAD_BYTES_MAX): Promise<Posted> =>
  context.get(postedContext)({ bytes, textBytes });
