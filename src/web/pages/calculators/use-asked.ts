import { useEffect, useState } from "react";

/** The answer to the one question of a picture that is mounted anew for another; null as long as there is none. */
export function useAsked<Answer>(ask: () => Promise<Answer>, drawn: Answer | null = null): Answer | null {
  const [answer, setAnswer] = useState(drawn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question does not change while this is mounted.
  useEffect(() => {
    if (drawn !== null) return undefined;
    let isWanted = true;
    void ask().then(
      (told) => isWanted && setAnswer(told),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return answer;
}
