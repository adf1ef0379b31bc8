import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listForms } from "#application/forms/load-form.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { formsWords } from "#content/pages/accounts/forms.ts";
import { formKinds } from "#domain/forms/form-definitions.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";
import { PaperList } from "#web/pages/accounts/papers/paper-list.tsx";
import { summarisePaper } from "#web/pages/accounts/papers/summarise-paper.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const words = formsWords(site);
    const done = { gewist: words.removed, bewaard: words.saved };
    return {
      ...words,
      papers: (await listForms(ports, uid)).map(summarisePaper),
      done: sayDone(url, done),
      all: formKinds.map((kind) => {
        const { slug, title, text, signer, goesTo, when } = formWords(kind);
        return { slug, title, text, signer, goesTo, when };
      }),
    };
  });

export default function Forms() {
  const { hero, dutchNotice, mine, papers, kinds, all, labels, model, done } = useLoaderData<typeof loader>();
  return (
    <MyPage {...hero} done={done}>
      {dutchNotice ? (
        <Alert tone="warn" title={dutchNotice.title}>
          <p>{dutchNotice.text}</p>
        </Alert>
      ) : null}
      <MySection title={mine.title}>
        {papers.length > 0 ? (
          <PaperList papers={papers} words={mine} />
        ) : (
          <EmptyState title={mine.empty}>{mine.text}</EmptyState>
        )}
      </MySection>
      <MySection title={kinds.title}>
        <ol className="grid gap-4">
          {all.map(({ slug, title, text, signer, goesTo, when }) => (
            <Card key={slug} as="li" className="grid gap-x-10 gap-y-5 md:grid-cols-[1.5fr_1fr]">
              <div>
                <Icon name="file-text" className="size-7 text-primary" />
                <h3 className="mt-3 text-balance font-display text-h4">{title}</h3>
                <p className="mt-2 text-base text-muted">{text}</p>
                <Button asChild size="small" className="mt-4">
                  <Link to={`/account/formulieren/nieuw/${slug}`}>
                    {kinds.start}
                    <span className="sr-only"> {title}</span>
                  </Link>
                </Button>
              </div>
              <dl className="grid content-center gap-2 border-line text-base max-md:border-t max-md:pt-4 md:border-l md:pl-8">
                {[
                  { name: labels.signer, value: signer },
                  { name: labels.goesTo, value: goesTo },
                  { name: labels.when, value: when },
                ].map(({ name, value }) => (
                  <div key={name}>
                    <dt className="text-muted text-small">{name}</dt>
                    <dd className="font-medium">{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          ))}
        </ol>
        <p className="mt-4 text-muted text-small">{model}</p>
      </MySection>
    </MyPage>
  );
}
