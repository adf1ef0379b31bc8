import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import type { InvitationSummary } from "#web/pages/accounts/invitations/invitation-view.ts";

type InvitationListProps = { invitations: readonly InvitationSummary[] };

export const InvitationList = ({ invitations }: InvitationListProps) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {invitations.map(({ id, path, state, title, about }) => (
      <Card as="li" key={id} className="relative hover:border-primary">
        <Badge tone={state.tone}>{state.label}</Badge>
        <h3 className="mt-3 font-display text-h4">
          <Link to={path} className="no-underline after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p className="mt-1 break-words text-base text-muted">{about}</p>
      </Card>
    ))}
  </ul>
);
