import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

type Way = { readonly label: string; readonly path: string };
type DeadLinkProps = {
  words: { readonly title: string; readonly text: string };
  tone?: "warn" | "info";
  ways: readonly Way[];
};

/** A link out of a mail that does nothing any more, and the ways on from here. */
export const DeadLink = ({ words, tone = "warn", ways }: DeadLinkProps) => (
  <div className="grid gap-6">
    <Alert tone={tone} title={words.title} role="status">
      <p>{words.text}</p>
    </Alert>
    <div className="flex flex-wrap gap-3">
      {ways.map(({ label, path }, index) => (
        <Button key={path} asChild variant={index === 0 ? "primary" : "secondary"}>
          <Link to={path}>{label}</Link>
        </Button>
      ))}
    </div>
  </div>
);
