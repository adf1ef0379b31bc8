import { Form, Link } from "react-router";
import type { OwnerMove } from "#domain/market/listing-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { SendButton } from "#web/forms/send-button.tsx";

export type ListedListing = {
  id: string;
  title: string;
  where: string;
  state: { label: string; tone: "neutral" | "secondary" | "sun" | "primary" };
  isDemo: boolean;
  isHidden: boolean;
  energy: string;
  price: string;
  /** Null where one is editing already. */
  edit: string | null;
  /** Where its owner sees it as strangers will, and publishes it; null for what is not a draft, or is never shown. */
  preview: string | null;
  /** Where everybody sees it; null while nobody does. */
  look: string | null;
  moves: readonly OwnerMove[];
  /** Why nobody was proposed yet. */
  leftOver: string | null;
};

type ListingListProps = {
  /** The page that takes the moves. */
  action: string;
  listings: readonly ListedListing[];
  demo: string;
  words: {
    edit: string;
    preview: string | null;
    look: string | null;
    surplus: string;
    price: string;
    perYear: string;
    waiting: string;
    hidden: string;
    moves: Readonly<Record<OwnerMove, string>>;
    /** Ending is for good, so it is asked once more. */
    end: { readonly text: string; readonly submit: string };
  };
};

const variants = { publish: "primary", resume: "primary", pause: "secondary" } as const;

export const MOVE_FIELD = "stap";
export const ID_FIELD = "id";
/** Of who ends a listing and was told what follows. */
export const SURE_FIELD = "zeker";

/** What somebody has on the square, each with what may be done with it now. */
export const ListingList = ({ action, listings, words, demo }: ListingListProps) => (
  <ul className="grid gap-5">
    {listings.map((listing) => (
      <Card as="li" key={listing.id}>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={listing.state.tone}>{listing.state.label}</Badge>
          {listing.isDemo ? (
            <Badge tone="sun" icon="info">
              {demo}
            </Badge>
          ) : null}
        </div>
        <h2 className="mt-3 break-words font-display text-h4">{listing.title}</h2>
        <p className="text-base text-muted">{listing.where}</p>
        <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-3 sm:max-w-md">
          <div>
            <dt className="text-muted text-small">{words.surplus}</dt>
            <dd className="font-semibold tabular-nums">
              {listing.energy} <span className="block font-normal text-muted text-small">{words.perYear}</span>
            </dd>
          </div>
          <div>
            <dt className="text-muted text-small">{words.price}</dt>
            <dd className="font-semibold tabular-nums">{listing.price}</dd>
          </div>
        </dl>
        {listing.isHidden ? (
          <Alert tone="warn" className="mt-4">
            <p>{words.hidden}</p>
          </Alert>
        ) : null}
        {listing.leftOver ? (
          <p className="mt-4 max-w-text text-base text-muted">
            <strong className="text-ink">{words.waiting}.</strong> {listing.leftOver}
          </p>
        ) : null}
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          {listing.preview && words.preview ? (
            <Button asChild size="small">
              <Link to={listing.preview}>
                {words.preview}
                <span className="sr-only"> {listing.title}</span>
              </Link>
            </Button>
          ) : null}
          {otherMoves(listing).map((move) => (
            <Form key={move} method="post" action={action}>
              <input type="hidden" name={ID_FIELD} value={listing.id} />
              <SendButton size="small" variant={variants[move]} name={MOVE_FIELD} value={move}>
                {words.moves[move]}
                <span className="sr-only"> {listing.title}</span>
              </SendButton>
            </Form>
          ))}
          {listing.edit ? (
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={listing.edit}>
                {words.edit}
                <span className="sr-only"> {listing.title}</span>
              </Link>
            </TextLink>
          ) : null}
          {listing.look && words.look ? (
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={listing.look}>
                {words.look}
                <span className="sr-only"> {listing.title}</span>
              </Link>
            </TextLink>
          ) : null}
        </div>
        {listing.moves.includes(END) ? <EndForm action={action} listing={listing} words={words} /> : null}
      </Card>
    ))}
  </ul>
);

const END = "end";
const otherMoves = ({ moves }: ListedListing) => moves.filter((move) => move !== END);

type EndFormProps = Pick<ListingListProps, "action" | "words"> & { listing: ListedListing };

/** What cannot be undone takes two presses, with or without scripts. */
const EndForm = ({ action, listing, words }: EndFormProps) => (
  <details className="group mt-3">
    <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
      <Icon name="chevron-right" className="size-5 group-open:rotate-90" />
      {words.moves.end}
      <span className="sr-only"> {listing.title}</span>
    </summary>
    <Form method="post" action={action} className="mt-2 grid max-w-text gap-4">
      <p className="text-base">{words.end.text}</p>
      <input type="hidden" name={ID_FIELD} value={listing.id} />
      <input type="hidden" name={SURE_FIELD} value="ja" />
      <SendButton size="small" variant="danger" name={MOVE_FIELD} value={END} className="justify-self-start">
        {words.end.submit}
        <span className="sr-only"> {listing.title}</span>
      </SendButton>
    </Form>
  </details>
);
