/** A word ending in "bot" or "google", Lighthouse, and Facebook's link preview. */
export const isCrawler = (agent: string) => /\w*bot\b|lighthouse|facebookexternalhit|\w*google\b/i.test(agent);
