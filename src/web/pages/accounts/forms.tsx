import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formsWords } from "#content/pages/accounts/forms.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";

export const handle: PageHandle = { layout: "my", middleware: ["signed-in"], index: false };
export const loader = ({ context }: LoaderFunctionArgs) => formsWords(context.get(siteContext));

export default function Forms() {
  const { hero, notice, dutchNotice, forms, labels, back } = useLoaderData<typeof loader>();
  return (
    <MyPage {...hero}>
      <div className="grid gap-4">
        <Alert tone="info" title={notice.title}>
          <p>{notice.text}</p>
        </Alert>
        {dutchNotice ? (
          <Alert tone="warn" title={dutchNotice.title}>
            <p>{dutchNotice.text}</p>
          </Alert>
        ) : null}
      </div>
      <ol className="grid gap-4">
        {forms.map(({ title, text, signer, goesTo, when }) => (
          <Card key={title} as="li" className="grid gap-x-10 gap-y-5 md:grid-cols-[1.5fr_1fr]">
            <div>
              <Icon name="file-text" className="size-7 text-primary" />
              <h2 className="mt-3 text-balance font-display text-h4">{title}</h2>
              <p className="mt-2 text-base text-muted">{text}</p>
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
      <p>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={back.path}>{back.label}</Link>
        </TextLink>
      </p>
    </MyPage>
  );
}
