declare module "autocannon" {
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly headers: Readonly<Record<string, string>>;
    /** In seconds; or a number of requests. */
    readonly duration?: number;
    readonly amount?: number;
    /** Asked in turns, in place of the address. */
    readonly requests?: readonly (
      | { readonly path: string }
      | { setupRequest(request: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> }
    )[];
  };
  type Result = { readonly requests: { readonly average: number }; readonly non2xx: number };
  export default function autocannon(options: Options): Promise<Result>;
}
