import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchSignIn } from "./browser/current-user.ts";
import { watchErrors } from "./browser/failures/error-watch.ts";
import { watchBuild } from "./browser/loading/build-watch.ts";
import { watchChunks } from "./browser/loading/chunk-reload.ts";
import { replayInput } from "./browser/loading/early-input.ts";
import { watchLinks } from "./browser/loading/prefetch.ts";
import "./browser/loading/resting-page.ts";
import { hydrateFromWords } from "./browser/loading/resting-words.ts";
import { whenIdle } from "./browser/when-idle.ts";
import { errorWords } from "./error-words.ts";
import { ShellContext } from "./shell.ts";
import { readShell } from "./shell-data.ts";

declare global {
  interface Window {
    /** What a visitor did who was quicker than the scripts (`src/server/requests/defer-boot.ts`). */
    earlyInput?: { push(target: Element): void };
  }
}

const shell = readShell();
watchChunks();
watchErrors();
watchSignIn();
hydrate();

/** A first number or a first press counts; a part of a page that comes to life later is waited for in the same way. */
function replayEarlyInput(): void {
  const early = window.earlyInput;
  window.earlyInput = { push: replayInput };
  if (Array.isArray(early)) for (const target of new Set<Element>(early)) replayInput(target);
}

function hydrate(): void {
  hydrateFromWords();
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
    replayEarlyInput();
    watchLinks("all");
    // In development there is no build to compare with.
    if (import.meta.env.PROD) watchBuild(shell.buildPollMs);
  });
}
