import { Link } from "react-router";
import type { offersWords } from "#content/pages/market/offers.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type OffersEmptyProps = {
  words: ReturnType<typeof offersWords>["empty"];
  why: "filtered" | "bare";
};

/** Says honestly that there is nothing, and what to do instead. */
export function OffersEmpty({ words, why }: OffersEmptyProps) {
  if (why === "bare") {
    return (
      <EmptyState
        title={words.bare.title}
        action={
          <>
            <Button asChild>
              <Link to={words.bare.action.path}>{words.bare.action.label}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={words.example.path}>{words.example.label}</Link>
            </Button>
          </>
        }
      >
        {words.bare.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.filtered.title}
      action={
        <Button asChild>
          <Link to={words.request.path}>{words.request.label}</Link>
        </Button>
      }
    >
      {words.filtered.text}
    </EmptyState>
  );
}
