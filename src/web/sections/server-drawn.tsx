import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { PreservedMarkup } from "#ui/preserved-markup.tsx";
import { Markup } from "#web/drawn.ts";

type ServerDrawnProps<T> = Pick<ComponentProps<typeof PreservedMarkup>, "as" | "id" | "className"> & {
  /** As useDrawn gives it: null in a document that the server drew. */
  of: T | Markup | null;
  children: (value: T) => ReactNode;
};

/** A part of a page that the server drew from what it did not send. */
export function ServerDrawn<T>({ of, children, as: Tag = "div", ...props }: ServerDrawnProps<T>) {
  if (of instanceof Markup) return <Tag {...props} dangerouslySetInnerHTML={{ __html: of.mark }} />;
  return (
    <PreservedMarkup as={Tag} of={of} {...props}>
      {() => (of === null ? <AskAgain /> : children(of))}
    </PreservedMarkup>
  );
}

/** The document was drawn anew by the browser, after a fault: what it takes is asked for. */
function AskAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return null;
}

/** Lets the router follow the links inside, which are plain ones: React does not know what the server drew. */
export function useFollowedLinks<E extends HTMLElement>(preventScrollReset: boolean) {
  const around = useRef<E>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a[href]");
      const isOwn = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const path = link?.getAttribute("href") ?? "";
      if (!isOwn || event.defaultPrevented || !path.startsWith("/")) return;
      event.preventDefault();
      void navigate(path, { preventScrollReset });
    };
    const node = around.current;
    node?.addEventListener("click", follow);
    return () => node?.removeEventListener("click", follow);
  }, [navigate, preventScrollReset]);
  return around;
}
