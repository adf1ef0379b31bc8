import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchBuild } from "./browser/build-watch.ts";
import { watchChunks } from "./browser/chunk-reload.ts";
import { watchSignIn } from "./browser/current-user.ts";
import { watchErrors } from "./browser/error-watch.ts";
import { watchLinks } from "./browser/prefetch.ts";
import { readyPaths } from "./browser/ready-paths.ts";
import { whenIdle } from "./browser/when-idle.ts";
import { errorWords } from "./error-words.ts";
import { readShell, ShellContext } from "./shell.ts";

const shell = readShell();
watchChunks();
watchErrors();
watchSignIn();
void hydrate();

async function hydrate(): Promise<void> {
  await readyPaths();
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
  whenIdle(() => {
    document.documentElement.dataset["ready"] = "";
    watchLinks();
    // In development there is no build to compare with.
    if (import.meta.env.PROD) watchBuild(shell.buildPollMs);
  });
}
