import { TextLink } from "#ui/text-link.tsx";

/** A text to read beside a form that is half filled in: it opens elsewhere, and says so. */
export const NewTabLink = ({ label, path, hint }: { label: string; path: string; hint: string }) => (
  <TextLink href={path} target="_blank" rel="noopener">
    {label}
    <span className="sr-only"> {hint}</span>
  </TextLink>
);
