/** Whether only this machine can be the visitor. */
export const isLoopback = (url: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
