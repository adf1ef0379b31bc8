import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { fillLabel } from "#ui/labels.ts";
import { TextLink } from "#ui/text-link.tsx";
import type { Calculation } from "#web/pages/calculators/compute-side.ts";
import type { SidePage } from "#web/pages/calculators/load-side.ts";

type SidePlaceProps = { place: Calculation["place"]; page: SidePage };

/** What the postcode tells us: which region, and whether another calculator fits better. */
export function SidePlace({ place, page: { regions, kind, tabs, givens } }: SidePlaceProps) {
  const { search } = useLocation();
  if (place === null) return null;
  const { postcode, region } = place;
  const pathTo = (target: string) => `${tabs.find((tab) => tab.kind === target)?.path ?? ""}${search}`;
  if (region === null) return <Where>{regions.dutch}</Where>;
  if (region === "wallonia") {
    const { title, text, link } = regions.wallonia;
    return (
      <Alert tone="warn" title={title}>
        <p>{fillLabel(text, { postcode })}</p>
        <p className="mt-2">
          <TextLink asChild>
            <Link to={link.path}>{link.label}</Link>
          </TextLink>
        </p>
      </Alert>
    );
  }
  const isElsewhere = region === "brussels" ? kind === "general" || kind === "flanders" : kind === "brussels";
  const sentence = fillLabel(regions[region], { postcode, other: regions.others[givens.side] });
  if (!isElsewhere) return <Where>{sentence}</Where>;
  return (
    <Alert tone="info">
      <p>{sentence}</p>
      <p className="mt-1">
        <TextLink asChild>
          <Link to={pathTo(region)}>{region === "brussels" ? regions.toBrussels : regions.toFlanders}</Link>
        </TextLink>
      </p>
    </Alert>
  );
}

const Where = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2 text-base text-muted">
    <Icon name="map-pin" className="mt-0.5 size-5 text-primary" />
    <span className="min-w-0">{children}</span>
  </p>
);
