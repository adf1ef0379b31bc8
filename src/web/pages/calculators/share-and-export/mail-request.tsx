import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { requestResult } from "#application/mailed-results/request-result.ts";
import { mailRequestWords } from "#content/calculations/share-and-export-words.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { PageHero } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { readCalculationLink, readCalculationQuery } from "#web/calculations/calculation-address.ts";
import { computeCalculation } from "#web/calculations/compute-calculation.ts";
import { calculationPath, calculationQuery } from "#web/calculations/page-address.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { emailFields, readEmail } from "#web/forms/sign-in-forms.ts";
import { loadStored } from "#web/load-stored.ts";
import { countCalculation } from "#web/pages/calculators/share-and-export/compute-for-visitor.ts";
import { ShareAndExportBody } from "#web/pages/calculators/share-and-export/share-and-export-body.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline(emailFields);

const LINK = "link";
const SENT = "verstuurd";

type Answer = FormAnswer<"email"> & { readonly link?: string };

export function loader({ context, url }: LoaderFunctionArgs) {
  const query = new URLSearchParams(url.searchParams);
  query.delete(SENT);
  const address = readCalculationQuery(query);
  return {
    ...mailRequestWords(context.get(siteContext)),
    link: address && calculationPath(address),
    wasSent: url.searchParams.has(SENT),
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const [ports, site] = [context.get(portsContext), context.get(siteContext)];
  const reading = readEmail(form);
  await countCalculation(context);
  const asked = readCalculationLink(textOf(form, LINK));
  const computed = await loadStored(() => computeCalculation(ports, asked, site, { draws: 0 }));
  if (!computed.ok) {
    const answer: Answer = { typed: {}, faults: {}, notice: mailRequestWords(site).nothing.text };
    return refuseForm(answer, 422);
  }
  const { address } = computed.value;
  const link = calculationPath(address);
  if (!reading.ok) return refuseForm<Answer>({ ...reading.answer, link }, 422);
  return whileAvailable(reading.typed, async () => {
    const result = await requestResult(ports, { ...reading.value, link }, context.get(clientContext));
    if (!result.ok) {
      return refuseAccount<"email">(result.refusal, reading.typed, { "email-malformed": "email" }, { link });
    }
    const query = calculationQuery(address);
    query.set(SENT, "1");
    return redirect(`/calculator/mail?${query}`, 303);
  });
}

export default function MailRequest() {
  const { hero, form, sent, nothing, why, wasSent, link: asked } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const isBusy = useNavigation().state !== "idle";
  const link = served?.link ?? asked;
  return (
    <>
      <PageHero {...hero} />
      <ShareAndExportBody title={why.title} points={why.points}>
        {wasSent && !served ? (
          <Alert tone="ok" title={sent.title} role="status">
            <p>{sent.text}</p>
          </Alert>
        ) : null}
        {served?.notice ? (
          <Alert tone="danger" role="alert">
            <p>{served.notice}</p>
          </Alert>
        ) : null}
        {link === null ? (
          <Alert tone="warn" title={nothing.title}>
            <p>{nothing.text}</p>
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={nothing.link.path}>{nothing.link.label}</Link>
            </TextLink>
          </Alert>
        ) : (
          <Card>
            <Form method="post" action="/calculator/mail" noValidate className="grid gap-6">
              <input type="hidden" name={LINK} value={link} />
              <TextField
                id="veld-email"
                name="email"
                label={form.label}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                defaultValue={served?.typed.email ?? ""}
                error={served?.faults.email}
              />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <Button busy={isBusy} className="max-sm:w-full">
                  {form.submit}
                </Button>
                <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                  <Link to={link}>{form.back}</Link>
                </TextLink>
              </div>
            </Form>
          </Card>
        )}
      </ShareAndExportBody>
    </>
  );
}
