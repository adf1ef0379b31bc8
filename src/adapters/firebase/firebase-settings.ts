/** How our server reaches a Firebase project. All of it is secret: nothing of it goes to a browser. */
export type FirebaseSettings = {
  readonly projectId: string;
  readonly apiKey: string;
  /** Null when only emulators are spoken to, who ask for no key. */
  readonly serviceAccount: { readonly clientEmail: string; readonly privateKey: string } | null;
  /** "127.0.0.1:9099", or null for Google's own. */
  readonly authEmulatorHost: string | null;
  readonly firestoreEmulatorHost: string | null;
};
