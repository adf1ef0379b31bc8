/** Why, in a side's own words. Each form has its own, after the name of its act: a page may show several. */
export const REASON_FIELD = "reden";
/** What the papers of a month ask together, as the reader saw it. */
export const ASKED_FIELD = "gevraagd";
export const WITHDRAW_GOAL = "intrekken";
export const GAPS_GOAL = "hiaten";
/** What counts for quarters that nobody has, with the month after it. */
export const FILL_FIELD = "telt";
/** Which quarters were read when their gap was accepted. */
export const SEEN_FIELD = "gelezen";
