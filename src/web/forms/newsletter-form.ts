import { newsletterTopicWords } from "#content/newsletter-topics.ts";
import { type NewsletterTopic, readTopics } from "#domain/newsletter/topics.ts";

export const TOPIC_FIELD = "onderwerp";
export const KEY_FIELD = "sleutel";

/** The boxes that were ticked, in the words of the domain; unknown ones are left out. */
export function chosenTopics(form: FormData): NewsletterTopic[] {
  const values = form.getAll(TOPIC_FIELD);
  return newsletterTopicWords.filter(({ value }) => values.includes(value)).map(({ topic }) => topic);
}

/** For who subscribes: no box ticked, as in the form at the foot of a page, asks for everything. */
export const topicsOrAll = (form: FormData): NewsletterTopic[] => readTopics(chosenTopics(form));
