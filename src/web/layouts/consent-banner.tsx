import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { shellWords } from "#content/shell.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { type Consent, consentFor, purposes, readConsent, saveConsent } from "#web/browser/consent.ts";
import { onOpenConsent } from "#web/browser/open-consent.ts";
import { applyConsent, tellPage } from "#web/browser/tag-manager.ts";

const words = shellWords.consent;

/** Asks before the tag manager is loaded. Both answers are equally near; the choice can be changed from the footer. */
export default function ConsentBanner({ containerId }: { containerId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { pathname, search } = useLocation();
  const opener = useRef<Element>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!readConsent()) setIsOpen(true);
    return onOpenConsent(() => {
      opener.current = document.activeElement;
      setIsChoosing(true);
      setIsOpen(true);
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is looked at.
  useEffect(() => {
    const known = readConsent();
    if (known) applyConsent(containerId, known);
    tellPage();
  }, [containerId, pathname, search]);

  // Who asked for the banner is taken to it; who is asked by it is left where they are.
  useEffect(() => {
    if (isOpen && opener.current) heading.current?.focus();
  }, [isOpen]);

  if (!isOpen) return null;
  const decide = (consent: Consent) => {
    saveConsent(consent);
    applyConsent(containerId, consent);
    setIsOpen(false);
    setIsChoosing(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };
  return (
    <section
      aria-labelledby="toestemming-titel"
      data-no-print
      className="fixed inset-x-3 bottom-3 z-40 mx-auto max-w-text rounded-card border border-line bg-surface p-5 shadow-float sm:p-6"
    >
      <h2 id="toestemming-titel" ref={heading} tabIndex={-1} className="text-h4">
        {words.title}
      </h2>
      <p className="mt-2 text-base text-muted">{words.body}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget);
          decide(consentFor((purpose) => chosen.has(purpose)));
        }}
      >
        {isChoosing ? (
          <div className="mt-4 grid gap-3">
            {purposes.map((purpose) => (
              <CheckboxField
                key={purpose}
                name={purpose}
                {...words.purposes[purpose]}
                defaultChecked={readConsent()?.[purpose] ?? false}
              />
            ))}
          </div>
        ) : null}
        <div className="mt-4 grid gap-2 sm:grid-cols-2">
          <Button type="button" variant="secondary" onClick={() => decide(consentFor(() => false))}>
            {words.refuseAll}
          </Button>
          <Button type="button" variant="secondary" onClick={() => decide(consentFor(() => true))}>
            {words.acceptAll}
          </Button>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          {/* With one key they would be one element, and the click that opens the choice would also submit it. */}
          {isChoosing ? (
            <Button key="save" variant="quiet">
              {words.save}
            </Button>
          ) : (
            <Button key="choose" type="button" variant="quiet" onClick={() => setIsChoosing(true)}>
              {words.choose}
            </Button>
          )}
          <Link to="/gebruikersinformatie/cookieverklaring" className="text-small underline underline-offset-4">
            {words.policy}
          </Link>
        </div>
      </form>
    </section>
  );
}
