import { Link } from "react-router";
import { Logo } from "#ui/logo.tsx";
import { useSite } from "#web/shell.ts";

export function HomeLink() {
  const { name } = useSite();
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3 font-display font-semibold text-h4 tracking-tight">
      <Logo className="size-9" />
      {name}
    </Link>
  );
}
