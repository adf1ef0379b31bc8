/** With which a site that is killed in a test seals what it keeps. */
export const CHILD_SECRET = "a secret of thirty-two characters";
