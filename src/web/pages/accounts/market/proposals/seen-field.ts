/** How many prices stood on the page of a proposal that is answered: nobody says yes to one that they have not seen. */
export const SEEN_FIELD = "gezien";
