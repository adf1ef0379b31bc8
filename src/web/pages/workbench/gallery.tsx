import type { ReactNode } from "react";

type GallerySectionProps = { id: string; title: string; lead: string; children: ReactNode };

export function GallerySection({ id, title, lead, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className="scroll-mt-24">
      <h2 id={`${id}-titel`} className="font-display text-h2">
        {title}
      </h2>
      <p className="mt-2 max-w-text text-base text-muted">{lead}</p>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  );
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 border-line border-b pb-2 font-semibold text-muted text-small">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
