import { version as reactVersion, useState } from "react";
import { data, Link, useLoaderData, useNavigate } from "react-router";
import type { Settings } from "#application/ports/settings.ts";
import { test42Words } from "#content/pages/workbench/test42.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { toastStore } from "#ui/overlay/toast-store.ts";
import { Tooltip, TooltipProvider } from "#ui/overlay/tooltip.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useSignInState } from "#web/browser/current-user.ts";
import { buildIdContext, clientContext, portsContext, siteContext } from "#web/context.ts";
import { isOnThisMachine } from "#web/requests/on-this-machine.ts";
import type { Route } from "./+types/test42";
import { prefetchPlaces } from "./prefetch-places.ts";

export function loader({ context, url, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { settings } = context.get(portsContext);
  const visit = { url, headers: request.headers, client: context.get(clientContext) };
  // No secret is among them, but versions, headers and mailboxes help who wants to break in.
  const isShown = import.meta.env.DEV || settings.isDemo || isOnThisMachine(settings, visit);
  return {
    ...test42Words(site),
    running: isShown && {
      build: context.get(buildIdContext),
      react: reactVersion,
      node: process.versions.node,
      today: site.today,
      settings: settingRows(settings),
    },
  };
}

const settingRows = (settings: Settings) =>
  Object.entries({ ...settings, ...settings.operator })
    .filter(([, value]) => typeof value !== "object" || value === null)
    .map(([name, value]) => [name, String(value ?? "-")] as const);

export default function Test42() {
  const { head, lead } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title={head.title} lead={lead} />
      <Facts />
      <Visitor />
      <Errors />
      <Toasts />
      <Tooltips />
      <ProgressBars />
      <Colors />
      <PrefetchLinks />
    </>
  );
}

function Facts() {
  const { facts, running } = useLoaderData<typeof loader>();
  if (!running) return null;
  return (
    <Section title={facts.title}>
      <DataTable
        caption={facts.title}
        rowHeader
        columns={[{ header: "" }, { header: "" }]}
        rows={[
          [facts.build, <code key="build">{running.build}</code>],
          [facts.react, running.react],
          [facts.node, running.node],
          [facts.today, running.today],
          ...running.settings.map(([name, value]) => [<code key={name}>{name}</code>, value]),
        ]}
      />
    </Section>
  );
}

function Visitor() {
  const { visitor } = useLoaderData<typeof loader>();
  const { user, profile } = useSignInState();
  const fields = profile && !profile.error ? Object.keys(profile).toSorted().join(", ") : "";
  return (
    <Section title={visitor.title} lead={visitor.lead}>
      <DataTable
        caption={visitor.title}
        captionHidden
        rowHeader
        columns={[{ header: "" }, { header: "" }]}
        rows={[
          [visitor.user, user === undefined ? visitor.unknown : (user?.email ?? visitor.nobody)],
          [visitor.profile, profile === null ? visitor.none : fields ? `${visitor.read} ${fields}` : visitor.missing],
        ]}
      />
    </Section>
  );
}

function Errors() {
  const { errors } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [raised, setRaised] = useState<"render" | "not-found" | "plain" | null>(null);
  if (raised === "render") throw new Error("A component failed while rendering.");
  if (raised === "not-found") throw data(null, { status: 404, statusText: "" });
  if (raised === "plain") throw "A plain error without a code.";
  const failHandler = () => {
    throw new Error("A click handler failed.");
  };
  // What a lost chunk looks like to the site: a navigation is under way and a part of it cannot be loaded.
  const failChunk = () => {
    void navigate("/overons");
    setTimeout(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  };
  return (
    <Section title={errors.title} lead={errors.lead}>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="secondary" onClick={failHandler}>
          {errors.handler}
        </Button>
        <Button type="button" variant="secondary" onClick={() => void Promise.reject(new Error("A promise failed."))}>
          {errors.rejection}
        </Button>
        <Button type="button" variant="secondary" onClick={() => setRaised("render")}>
          {errors.render}
        </Button>
        <Button type="button" variant="secondary" onClick={() => setRaised("not-found")}>
          {errors.notFound}
        </Button>
        <Button type="button" variant="secondary" onClick={() => setRaised("plain")}>
          {errors.plain}
        </Button>
        <Button type="button" variant="secondary" onClick={failChunk}>
          {errors.chunk}
        </Button>
      </div>
      <PlaceList places={errors.links} prefetch="off" />
    </Section>
  );
}

function Toasts() {
  const { toasts } = useLoaderData<typeof loader>();
  const addSeven = () => {
    for (let number = 1; number <= 7; number += 1) toastStore.add({ title: `${toasts.numbered} ${number}` });
  };
  return (
    <Section title={toasts.title} tone="sunken">
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => toastStore.add({ tone: "ok", ...toasts.short })}>
          {toasts.one}
        </Button>
        <Button type="button" variant="secondary" onClick={addSeven}>
          {toasts.seven}
        </Button>
        <Button type="button" variant="secondary" onClick={() => toastStore.add({ ...toasts.stays, duration: 0 })}>
          {toasts.sticky}
        </Button>
      </div>
    </Section>
  );
}

function Tooltips() {
  const { tooltips } = useLoaderData<typeof loader>();
  return (
    <Section title={tooltips.title}>
      <TooltipProvider>
        <div className="flex gap-3">
          <Tooltip label={tooltips.firstTip}>
            <Button type="button" variant="secondary">
              {tooltips.first}
            </Button>
          </Tooltip>
          <Tooltip label={tooltips.secondTip}>
            <Button type="button" variant="secondary">
              {tooltips.second}
            </Button>
          </Tooltip>
        </div>
      </TooltipProvider>
    </Section>
  );
}

function ProgressBars() {
  const { progress } = useLoaderData<typeof loader>();
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Section title={progress.title} tone="sunken">
      <div className="grid max-w-text gap-6">
        <Progress value={50} label={progress.half} />
        <Progress value={null} label={progress.unknown} />
        {isWrong ? <Progress value={150} label={progress.wrong} /> : null}
        <Button type="button" variant="secondary" className="justify-self-start" onClick={() => setIsWrong(true)}>
          {progress.set}
        </Button>
      </div>
    </Section>
  );
}

function Colors() {
  const { colors } = useLoaderData<typeof loader>();
  return (
    <Section title={colors.title} lead={colors.lead}>
      <PlaceList places={colors.links} />
    </Section>
  );
}

function PrefetchLinks() {
  const { prefetch } = useLoaderData<typeof loader>();
  return (
    <Section title={prefetch.title} lead={prefetch.lead} id="prefetch">
      <PlaceList places={prefetchPlaces.map((path) => ({ name: path, path }))} />
    </Section>
  );
}

type PlaceListProps = { places: readonly { name: string; path: string }[]; prefetch?: "off" };

function PlaceList({ places, prefetch }: PlaceListProps) {
  return (
    <ul className="mt-6 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {places.map(({ name, path }) => (
        <li key={path} className="flex min-h-11 items-center break-all">
          <TextLink asChild>
            <Link to={path} data-prefetch={prefetch}>
              {name}
            </Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
