import type { ClientActionFunctionArgs } from "react-router";

let latest = "";

/** Sends a form as `send` does, and remembers to which address its mail goes: in this tab, and stored nowhere. */
export const rememberAddress =
  (send: (args: ClientActionFunctionArgs) => Promise<unknown>) =>
  async (args: ClientActionFunctionArgs): Promise<unknown> => {
    const email = (await args.request.clone().formData()).get("email");
    try {
      return await send(args);
    } catch (thrown) {
      // A form that was taken leads to another page, and the router throws that redirect.
      if (thrown instanceof Response && typeof email === "string") latest = email.trim();
      throw thrown;
    }
  };

/** The address that was typed in the form before; empty after a reload, and without scripts. */
export const mailedAddress = (): string => latest;
