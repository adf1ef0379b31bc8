import { sharedShareOfInjection } from "#figures/sharing-practice.ts";

/** What sharing looks like today. */
export const sharingPractice = { sharedShare: sharedShareOfInjection };
