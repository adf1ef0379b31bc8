import { Link } from "react-router";
import { Logo } from "#ui/pictures/logo.tsx";
import { useSite } from "#web/shell/shell.ts";

export function HomeLink() {
  const { name } = useSite();
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-0 items-center gap-2 font-display font-semibold text-h4 tracking-tight sm:gap-3"
    >
      <Logo className="size-8 sm:size-9" />
      <span className="truncate">{name}</span>
    </Link>
  );
}
