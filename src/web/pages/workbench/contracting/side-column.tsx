import { Form } from "react-router";
import type { TestContractingWords } from "#content/pages/workbench/test-contracting.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Bakery } from "#ui/illustrations/bakery.tsx";
import { Barn } from "#ui/illustrations/barn.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import type { SandboxMove, SandboxWait } from "#web/pages/workbench/contracting/sandbox-moves.ts";

type SideColumnProps = {
  words: TestContractingWords;
  id: string;
  side: Side;
  /** Null before there is an agreement. */
  play: { moves: readonly SandboxMove[]; wait: SandboxWait | null; signer: string; hash: string } | null;
  said: Side | null;
  served: FormAnswer | undefined;
};

/** One of the two demo people: who they are, what they can do now, or what they wait for. */
export function SideColumn({ words, id, side, play, said, served }: SideColumnProps) {
  const { title, about } = words.sides[side];
  const Picture = side === "seller" ? Barn : Bakery;
  return (
    <Card as="section" tone={side === "seller" ? "sun" : "secondary"} className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Picture className="w-24 shrink-0" />
        <div className="min-w-0">
          <h2 className="font-display text-h3">{title}</h2>
          <p className="text-base text-muted">{about}</p>
        </div>
      </div>
      {served?.notice && served.typed["kant"] === side ? (
        <Alert tone="danger" role="alert">
          <p>{served.notice}</p>
        </Alert>
      ) : null}
      {play === null ? (
        <Proposal words={words} id={id} side={side} said={said} />
      ) : (
        <>
          {play.moves.map((move) =>
            move === "sign" ? (
              <SignForm key={move} words={words} id={id} side={side} play={play} served={served} />
            ) : (
              <Act key={move} id={id} side={side} goal={move} isQuiet={move === "withdraw"} {...words.moves[move]} />
            ),
          )}
          {play.wait ? <p className="text-base text-muted">{words.wait[play.wait]}</p> : null}
        </>
      )}
    </Card>
  );
}

type PartProps = Pick<SideColumnProps, "words" | "id" | "side">;

function Proposal({ words, id, side, said }: PartProps & { said: Side | null }) {
  if (said === side) return <p className="text-base text-muted">{words.proposal.said}</p>;
  return (
    <Act
      id={id}
      side={side}
      goal="ja"
      text={words.proposal.text}
      submit={words.proposal.yes}
      isQuiet={false}
      more={said ? { gezegd: said } : {}}
    />
  );
}

type ActProps = {
  id: string;
  side: Side;
  goal: string;
  text: string;
  submit: string;
  isQuiet: boolean;
  more?: Readonly<Record<string, string>>;
};

const Act = ({ id, side, goal, text, submit, isQuiet, more = {} }: ActProps) => (
  <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
    <p className="text-base">{text}</p>
    <Hidden fields={{ proef: id, kant: side, zet: goal, ...more }} />
    <Button variant={isQuiet ? "secondary" : "primary"} className="max-sm:w-full">
      {submit}
    </Button>
  </Form>
);

type SignFormProps = PartProps & { play: { signer: string; hash: string }; served: FormAnswer | undefined };

function SignForm({ words, id, side, play, served }: SignFormProps) {
  const { sign } = words;
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <h3 className="font-semibold">{sign.title}</h3>
      <Hidden fields={{ proef: id, kant: side, zet: "sign", vingerafdruk: play.hash }} />
      <TextField
        id={`naam-${side}`}
        name="naam"
        label={sign.name.replace("{name}", play.signer)}
        defaultValue={served?.typed["kant"] === side ? (served.typed["naam"] ?? "") : ""}
        autoComplete="off"
        maxLength={200}
      />
      <CheckboxField id={`akkoord-${side}`} name="akkoord" label={sign.agree} />
      <Button className="justify-self-start max-sm:w-full">{sign.submit}</Button>
    </Form>
  );
}

export const Hidden = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
