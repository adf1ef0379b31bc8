import { Link } from "react-router";
import { Logo } from "#ui/pictures/logo.tsx";
import { useSite } from "#web/shell/shell.ts";

export function HomeLink() {
  const { name } = useSite();
  return (
    <Link to="/" className="home-link">
      <Logo className="size-8 sm:size-9" />
      <span className="truncate">{name}</span>
    </Link>
  );
}
