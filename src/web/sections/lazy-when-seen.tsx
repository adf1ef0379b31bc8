import { type ComponentType, lazy } from "react";
import { whenSeen } from "#web/browser/when-seen.ts";

/**
 * A part of a long page that the server draws like any other and that comes to life when it is nearly seen: until then its
 * script is not asked for. It must stand in an element with the id, inside a boundary such as a Section.
 */
export const lazyWhenSeen = <P extends object>(id: string, load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    if (typeof document !== "undefined") await whenSeen(id);
    return { default: await load() };
  });
