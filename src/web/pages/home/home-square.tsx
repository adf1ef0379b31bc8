import { daySquareWords } from "#content/energy/day-square.ts";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import type { HomeView } from "#web/pages/home/home.tsx";

type HomeSquareProps = { words: HomeView["square"]; quarters: HomeView["day"]["quarters"] };

export function HomeSquare({ words, quarters }: HomeSquareProps) {
  return (
    <DaySquare
      quarters={quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier }))}
      label={words.label}
      labels={daySquareWords}
      size="hero"
      caption={words.caption}
      playing="once"
    />
  );
}
