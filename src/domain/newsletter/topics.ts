/** What a reader may want to hear of; an issue is about one or more of them. */
export const newsletterTopics = ["tariffs", "rules", "examples"] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

/** Unknown words are left out; nothing chosen means everything, for an empty subscription reads no letter. */
export function readTopics(words: readonly string[]): NewsletterTopic[] {
  const known = newsletterTopics.filter((topic) => words.includes(topic));
  return known.length === 0 ? [...newsletterTopics] : known;
}
