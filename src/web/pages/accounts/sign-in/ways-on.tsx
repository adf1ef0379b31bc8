import { Link } from "react-router";
import { Button } from "#ui/button.tsx";

type Way = { readonly label: string; readonly path: string };

/** Where to go from a page that can do nothing more; the first is the likeliest. */
export const WaysOn = ({ ways }: { ways: readonly Way[] }) => (
  <div className="flex flex-wrap gap-3">
    {ways.map(({ label, path }, index) => (
      <Button key={path} asChild variant={index === 0 ? "primary" : "secondary"}>
        <Link to={path}>{label}</Link>
      </Button>
    ))}
  </div>
);
