/** The query and the field that name the connection of the account from which a form is filled in. */
export const CONNECTION_FIELD = "aansluiting";
