import type { IssueToSend } from "#application/newsletter/send-issue.ts";

export const newsletterIssue = (name: string, topics: readonly string[]): IssueToSend => ({
  name,
  fingerprint: `fingerprint of ${name}`,
  topics,
  letter: {
    subject: "Wat er veranderde",
    preview: "Eén verandering.",
    title: "Nieuwe regels",
    paragraphs: ["Dit veranderde."],
    sections: [],
    action: { label: "Lees meer", path: "/kopersinformatie" },
  },
});
