/** Long enough to come back from a holiday and change one's mind. */
export const DELETION_COOLING_OFF_DAYS = 30;
