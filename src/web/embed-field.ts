/** With this in its query set to 1, a calculator stands in the frame of a partner. */
export const EMBED_FIELD = "inbed";
