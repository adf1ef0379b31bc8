import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchSignIn } from "./browser/current-user.ts";
import { watchErrors } from "./browser/failures/error-watch.ts";
import { errorWords } from "./error-words.ts";
import { ShellContext } from "./shell/shell.ts";
import { readShell } from "./shell/shell-data.ts";

const shell = readShell();
watchErrors();
watchSignIn();

startTransition(() => {
  hydrateRoot(
    document,
    <ShellContext value={shell}>
      <HydratedRouter onError={(error) => console.error(errorWords(error).message ?? error)} />
    </ShellContext>,
    // React mended it by itself: worth a line for us, not a notice for the visitor.
    { onRecoverableError: (error) => console.error(error) },
  );
});
