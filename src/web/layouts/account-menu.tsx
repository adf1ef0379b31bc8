import { Form, Link } from "react-router";
import { myPlaces, shellWords } from "#content/shell.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useSignInState } from "#web/browser/current-user.ts";
import { useShell } from "#web/shell/shell.ts";

/** "Inloggen" for a stranger, a menu for who is known. The box keeps its size when the answer comes. */
export function AccountMenu() {
  const { user: shown } = useShell();
  const { user = shown } = useSignInState();
  if (!user) {
    return (
      <Button asChild variant="secondary" size="small" className="min-w-24 px-3 sm:min-w-38">
        <Link to="/login">{shellWords.signIn}</Link>
      </Button>
    );
  }
  return (
    <details data-menu className="relative min-w-24 sm:min-w-38">
      <summary className="flex min-h-11 list-none items-center justify-center gap-2 rounded-control border-[1.5px] border-primary bg-surface px-3 font-semibold text-primary text-small hover:bg-primary-soft">
        <Icon name="user" />
        <span className="max-sm:sr-only">{shellWords.account}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <div className="absolute right-0 z-40 mt-2 w-64 rounded-control border border-line bg-surface p-2 shadow-float">
        <p className="truncate px-3 py-2 text-muted text-small">{user.email}</p>
        <ul>
          {myPlaces.map(({ name, path }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-11 items-center rounded-tile px-3 text-base hover:bg-primary-soft hover:text-primary"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Form method="post" action="/logout" className="mt-1 border-line border-t pt-1">
          <button
            type="submit"
            className="flex min-h-11 w-full items-center gap-2 rounded-tile px-3 text-base hover:bg-primary-soft hover:text-primary"
          >
            <Icon name="log-out" />
            {shellWords.signOut}
          </button>
        </Form>
      </div>
    </details>
  );
}
