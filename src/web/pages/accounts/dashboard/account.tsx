import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Account } from "#application/ports/identity.ts";
import { formatDay } from "#content/format/format-day.ts";
import { accountWords, greeting } from "#content/pages/accounts/account.ts";
import { calculationsWords } from "#content/pages/accounts/calculations.ts";
import { contractListWords } from "#content/pages/accounts/contracts/list.ts";
import { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { detailsWords } from "#content/pages/accounts/details.ts";
import { formsWords } from "#content/pages/accounts/forms.ts";
import type { Site } from "#content/site.ts";
import { Alert } from "#ui/alert.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { CalculationList } from "#web/pages/accounts/calculations/calculation-list.tsx";
import { summariseCalculation } from "#web/pages/accounts/calculations/summarise-calculation.ts";
import { ConnectionsPart } from "#web/pages/accounts/connections/connections-part.tsx";
import { nameConnection } from "#web/pages/accounts/connections/summarise-connection.ts";
import { ContractList } from "#web/pages/accounts/contracts/contract-list.tsx";
import { DocumentList } from "#web/pages/accounts/dashboard/document-list.tsx";
import { EnergyPart } from "#web/pages/accounts/dashboard/energy-part.tsx";
import { listDocuments } from "#web/pages/accounts/dashboard/list-documents.ts";
import { listContracts, listSteps, loadDashboard } from "#web/pages/accounts/dashboard/load-dashboard.ts";
import { loadEnergy } from "#web/pages/accounts/dashboard/load-energy.ts";
import { MarketParts } from "#web/pages/accounts/dashboard/market-parts.tsx";
import { NextSteps } from "#web/pages/accounts/dashboard/next-steps.tsx";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import { PaperList } from "#web/pages/accounts/papers/paper-list.tsx";
import { summarisePaper } from "#web/pages/accounts/papers/summarise-paper.ts";

const PAPERS_SHOWN = 3;
const CALCULATIONS_SHOWN = 3;
const CONTRACTS_SHOWN = 4;
const STEPS_SHOWN = 6;
const DOCUMENTS_SHOWN = 8;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const own = ownContext(context);
    const loaded = await loadDashboard(own);
    return {
      ...wordsOfParts(own.site),
      title: greeting(loaded.profile?.firstName ?? ""),
      deletion: deletionView(own.site, loaded.account),
      steps: (await listSteps(own.ports, loaded)).slice(0, STEPS_SHOWN),
      contracts: (await listContracts(own.ports, loaded.settled)).slice(0, CONTRACTS_SHOWN),
      energy: loadEnergy(loaded.settled),
      documents: listDocuments(loaded.settled, DOCUMENTS_SHOWN),
      square: loaded.square,
      papers: loaded.papers.slice(0, PAPERS_SHOWN).map(summarisePaper),
      connections: loaded.connections.map(nameConnection),
      calculations: loaded.calculations.slice(0, CALCULATIONS_SHOWN).map(summariseCalculation),
    };
  });

const wordsOfParts = (site: Site) => ({
  ...accountWords(site),
  dashboard: dashboardWords,
  contractWords: contractListWords.list,
  paperWords: formsWords(site).mine,
  calculationWords: calculationsWords.list,
});

function deletionView(site: Site, account: Account | null) {
  const { planned, undo, path } = detailsWords(site).deletion;
  return account?.deletionOn ? { text: planned.replace("{day}", formatDay(account.deletionOn)), undo, path } : null;
}

export default function AccountPage() {
  const words = useLoaderData<typeof loader>();
  const { hero, title, deletion, next, steps, forms, papers, paperWords, offers, matches, month } = words;
  const {
    connections,
    calculations,
    calculationWords,
    contracts,
    contractWords,
    dashboard,
    documents,
    energy,
    square,
  } = words;
  return (
    <MyPage {...hero} title={title}>
      {deletion ? (
        <Alert tone="warn">
          <p>{deletion.text}</p>
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to={deletion.path}>{deletion.undo}</Link>
          </TextLink>
        </Alert>
      ) : null}
      <NextSteps words={next} steps={steps} />
      {energy ? <EnergyPart words={dashboard.energy} energy={energy} /> : null}
      {contracts.length > 0 ? (
        <MySection
          title={dashboard.contracts.title}
          action={
            <TextLink asChild className="inline-flex min-h-11 items-center text-base">
              <Link to={dashboard.contracts.all.path}>{dashboard.contracts.all.label}</Link>
            </TextLink>
          }
        >
          <ContractList contracts={contracts} words={contractWords} />
        </MySection>
      ) : null}
      {documents.length > 0 ? (
        <MySection title={dashboard.documents.title}>
          <DocumentList documents={documents} />
        </MySection>
      ) : null}
      <MarketParts words={dashboard} parts={square} />
      {papers.length > 0 ? (
        <MySection
          title={forms.title}
          action={
            <TextLink asChild className="inline-flex min-h-11 items-center text-base">
              <Link to={forms.link.path}>{forms.all}</Link>
            </TextLink>
          }
        >
          <PaperList papers={papers} words={paperWords} />
        </MySection>
      ) : null}
      <ConnectionsPart connections={connections} words={dashboard.connections} />
      {calculations.length > 0 ? (
        <MySection
          title={calculationWords.dashboard}
          action={
            <TextLink asChild className="inline-flex min-h-11 items-center text-base">
              <Link to="/account/berekeningen">{calculationWords.all}</Link>
            </TextLink>
          }
        >
          <CalculationList calculations={calculations} words={calculationWords} />
        </MySection>
      ) : null}
      {[
        ...(contracts.length === 0 ? [dashboard.contracts] : []),
        ...(papers.length === 0 ? [forms] : []),
        ...(energy ? [] : [month]),
        ...(square.listings.length === 0 ? [offers] : []),
        ...(square.proposals.length === 0 ? [matches] : []),
      ].map((part) => (
        <MySection key={part.title} title={part.title}>
          <EmptyState
            title={part.empty}
            action={
              part.link ? (
                <TextLink asChild className="inline-flex min-h-11 items-center">
                  <Link to={part.link.path}>{part.link.label}</Link>
                </TextLink>
              ) : null
            }
          >
            {part.text}
          </EmptyState>
        </MySection>
      ))}
    </MyPage>
  );
}
