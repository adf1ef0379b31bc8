import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchSignIn } from "./browser/current-user.ts";
import { watchErrors } from "./browser/failures/error-watch.ts";
import { watchBuild } from "./browser/loading/build-watch.ts";
import { watchChunks } from "./browser/loading/chunk-reload.ts";
import { hearInput, replayEarlyInput } from "./browser/loading/early-input.ts";
import { watchLinks } from "./browser/loading/prefetch.ts";
import "./browser/loading/resting-page.ts";
import { hydrateFromWords } from "./browser/loading/resting-words.ts";
import { whenIdle } from "./browser/when-idle.ts";
import { errorWords } from "./error-words.ts";
import { ShellContext } from "./shell/shell.ts";
import { readShell } from "./shell/shell-data.ts";

const shell = readShell();
watchChunks();
watchErrors();
watchSignIn();
hydrate();

/**
 * Once the page is React's: a first number or a first press counts. Around the rest, for beside it React would count other ids than
 * on the server.
 */
function WithEarlyInput({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, []);
  return children;
}

function hydrate(): void {
  hydrateFromWords();
  hearInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <ShellContext value={shell}>
        <WithEarlyInput>
          <HydratedRouter onError={(error) => console.error(errorWords(error).message ?? error)} />
        </WithEarlyInput>
      </ShellContext>,
      // React mended it by itself: worth a line for us, not a notice for the visitor.
      { onRecoverableError: (error) => console.error(error) },
    );
  });
  whenIdle(() => {
    document.documentElement.dataset["ready"] = "";
    watchLinks("all");
    // In development there is no build to compare with.
    if (import.meta.env.PROD) watchBuild(shell.buildPollMs);
  });
}
