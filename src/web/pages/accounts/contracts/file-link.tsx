import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";

export const FileLink = ({ path, label }: { path: string; label: string }) => (
  <TextLink href={path} download data-prefetch="off" className="inline-flex min-h-11 items-center gap-2 text-base">
    <Icon name="download" className="size-5" />
    {label}
  </TextLink>
);
