declare module "autocannon" {
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  };
  type Result = { readonly requests: { readonly average: number }; readonly non2xx: number };
  export default function autocannon(options: Options): Promise<Result>;
}
