import type { NewsletterTopic } from "#domain/newsletter/topics.ts";

type TopicWords = { readonly topic: NewsletterTopic; readonly value: string; readonly label: string };

/** The topics of the newsletter as forms and letters name them. */
export const newsletterTopicWords: readonly TopicWords[] = [
  { topic: "tariffs", value: "tarieven", label: "Tarieven en kosten" },
  { topic: "rules", value: "regels", label: "Regels en wetten" },
  { topic: "examples", value: "voorbeelden", label: "Rekenvoorbeelden" },
];
