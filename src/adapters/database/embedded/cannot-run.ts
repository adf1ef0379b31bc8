/** PostgreSQL's own server cannot run on this machine. The message is the reason, as half a sentence. */
export class CannotRun extends Error {}
