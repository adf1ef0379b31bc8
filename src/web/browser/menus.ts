const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** A menu is a disclosure of the platform; here it closes on Escape, on a press outside and when one of its links is followed. */
export function watchMenus(): void {
  const closeUnless = (isKept: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of openMenus()) if (!isKept(menu)) menu.open = false;
  };
  addEventListener("pointerdown", ({ target }) =>
    closeUnless((menu) => target instanceof Node && menu.contains(target)),
  );
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-menu] a, [data-menu] form button")) closeUnless(() => false);
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      const isInside = menu.contains(document.activeElement);
      menu.open = false;
      if (isInside) menu.querySelector("summary")?.focus();
    }
  });
  addEventListener("pageshow", ({ persisted }) => persisted && closeUnless(() => false));
}
