/** PostgreSQL's own server cannot run on this machine. The message is the reason, as half a sentence. */
export class CannotRun extends Error {}

const passing =
  /no space left|disk quota|file too large|too many open files|read-only file system|input\/output error|cannot allocate memory|resource temporarily unavailable|\b(ENOSPC|EDQUOT|EMFILE|ENFILE|EROFS|EIO|ENOMEM|EAGAIN|ETXTBSY|SIGKILL|SIGTERM|SIGINT|SIGXFSZ)\b/i;

/** What a program refused with: a machine that is full or out of breath may be able to run it, and is told as it is. */
export const refusalOf = (words: string, trouble: string): Error =>
  passing.test(trouble) ? new Error(`${words} (${trouble})`) : new CannotRun(`${words} (${trouble})`);
