export type ContactMessage = {
  readonly id: string;
  /** The key of the form that it was written in: the same form sent twice is one message. */
  readonly formKey: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
  readonly attachment: StoredAttachment | null;
  readonly createdAt: Date;
};

export type StoredAttachment = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** Messages of the contact form, from anybody: kept as proof of what was asked, for a year. */
export type ContactMessages = {
  /** Null when it was added; otherwise the reference of the message that the same form brought before. */
  insert(message: ContactMessage): Promise<string | null>;
  attachment(id: string): Promise<StoredAttachment | null>;
  /** Newest first, without the bytes of attachments. */
  list(emailKey: string): Promise<
    readonly (Pick<ContactMessage, "reference" | "name" | "phone" | "subject" | "message" | "createdAt"> & {
      readonly attachmentName: string | null;
      readonly answers: readonly { readonly at: Date; readonly text: string }[];
    })[]
  >;
};
