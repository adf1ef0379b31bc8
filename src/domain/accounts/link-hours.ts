/** How long a link in a mail works, in hours: the mail tells it, and the token is given that life. */
export const linkHours = {
  confirmAddress: 48,
  resetPassword: 1,
  changeAddress: 24,
  mailResult: 24,
  joinWaitingList: 48,
  newsletter: 48,
} as const;
