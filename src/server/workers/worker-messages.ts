export type TaskRequest = { readonly id: number; readonly task: string; readonly input: unknown };
export type TaskReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: unknown };
