/** The purpose under which the id of a subscription is sealed into the links of a letter. */
export const NEWSLETTER_SEAL = "newsletter";
