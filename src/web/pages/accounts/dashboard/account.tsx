import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { listOwnAgreements } from "#application/contracts/own-agreements.ts";
import { listForms } from "#application/forms/load-form.ts";
import { listCalculations } from "#application/saved-calculations/own-calculations.ts";
import { loadSettled } from "#application/settlement/load-months.ts";
import { formatDay } from "#content/format/format-day.ts";
import { accountWords, greeting, nextStepWords } from "#content/pages/accounts/account.ts";
import { calculationsWords } from "#content/pages/accounts/calculations.ts";
import { sayInstallation, sayUse } from "#content/pages/accounts/connections/connections.ts";
import { contractListWords } from "#content/pages/accounts/contracts/list.ts";
import { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { detailsWords } from "#content/pages/accounts/details.ts";
import { formsWords } from "#content/pages/accounts/forms.ts";
import { nextSteps } from "#domain/account-details/next-steps.ts";
import { Alert } from "#ui/alert.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { CalculationList } from "#web/pages/accounts/calculations/calculation-list.tsx";
import { summariseCalculation } from "#web/pages/accounts/calculations/summarise-calculation.ts";
import { ConnectionsPart } from "#web/pages/accounts/connections/connections-part.tsx";
import { connectionName } from "#web/pages/accounts/connections/summarise-connection.ts";
import { ContractList } from "#web/pages/accounts/contracts/contract-list.tsx";
import { findContact } from "#web/pages/accounts/contracts/find-contact.ts";
import { loadContractSteps } from "#web/pages/accounts/contracts/load-contract-steps.ts";
import { summariseContract } from "#web/pages/accounts/contracts/summarise-contract.ts";
import { DocumentList } from "#web/pages/accounts/dashboard/document-list.tsx";
import { EnergyPart } from "#web/pages/accounts/dashboard/energy-part.tsx";
import { listDocuments } from "#web/pages/accounts/dashboard/list-documents.ts";
import { loadEnergy } from "#web/pages/accounts/dashboard/load-energy.ts";
import { loadMarketParts } from "#web/pages/accounts/dashboard/load-market-parts.ts";
import { MarketParts } from "#web/pages/accounts/dashboard/market-parts.tsx";
import { NextSteps } from "#web/pages/accounts/dashboard/next-steps.tsx";
import { openInvitations } from "#web/pages/accounts/invitations/invitation-view.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";
import { PaperList } from "#web/pages/accounts/papers/paper-list.tsx";
import { summarisePaper } from "#web/pages/accounts/papers/summarise-paper.ts";

export const handle = ownPage;

const PAPERS_SHOWN = 3;
const CALCULATIONS_SHOWN = 3;
const CONTRACTS_SHOWN = 4;
const STEPS_SHOWN = 6;
const DOCUMENTS_SHOWN = 8;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid, email } = ownContext(context);
    const [profile, connections, papers, calculations, account, agreements, invitations] = await Promise.all([
      readProfile(ports, uid),
      listConnections(ports, uid),
      listForms(ports, uid),
      listCalculations(ports, uid),
      ports.identity.account(uid),
      listOwnAgreements(ports, uid),
      openInvitations(ports, { uid, email }),
    ]);
    const settled = await loadSettled(ports, agreements);
    const contracts = await Promise.all(
      settled.map(async ({ agreement, side }) => ({
        ...summariseContract(agreement, side),
        ways: (await findContact(ports, agreement, side)).ways,
      })),
    );
    const square = await loadMarketParts(ports, uid);
    const { planned, undo, path } = detailsWords(site).deletion;
    const isProtected = Boolean(account?.hasSecondFactor) || (account?.passkeys.length ?? 0) > 0;
    return {
      ...accountWords(site),
      title: greeting(profile?.firstName ?? ""),
      deletion: account?.deletionOn
        ? { text: planned.replace("{day}", formatDay(account.deletionOn)), undo, path }
        : null,
      steps: [
        ...square.steps,
        ...(await loadContractSteps(ports, settled)),
        ...nextSteps({
          profile,
          listings: square.all,
          invitations,
          hasConnection: connections.length > 0,
          forms: papers,
          isProtected,
          hasContract: contracts.length > 0,
        }).map(nextStepWords),
      ].slice(0, STEPS_SHOWN),
      dashboard: dashboardWords,
      contracts: contracts.filter(({ isOver }) => !isOver).slice(0, CONTRACTS_SHOWN),
      contractWords: contractListWords.list,
      energy: loadEnergy(settled),
      documents: listDocuments(settled, DOCUMENTS_SHOWN),
      square,
      papers: papers.slice(0, PAPERS_SHOWN).map(summarisePaper),
      paperWords: formsWords(site).mine,
      connections: connections.map((saved) => ({
        id: saved.id,
        name: connectionName(saved),
        about: `${sayUse(saved.connection)}. ${sayInstallation(saved.connection)}.`,
      })),
      calculations: calculations.slice(0, CALCULATIONS_SHOWN).map(summariseCalculation),
      calculationWords: calculationsWords.list,
    };
  });

export default function Account() {
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
