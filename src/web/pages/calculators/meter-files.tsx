import { useRef } from "react";
import type { CalculatorClient } from "#web/calculations/calculator-client.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { MeterFileDoor } from "#web/sections/meter-file-door.tsx";

type MeterFilesProps = { page: CalculatorPage; ask: CalculatorClient["ask"]; onLaid: () => void };

/** One's own file first; that of the other party when one has it too. */
export default function MeterFiles({ page, ask, onLaid }: MeterFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { side, today } = page.givens;
  const other = side === "buyer" ? "seller" : "buyer";
  const year = () => {
    const day = box.current?.closest("form")?.elements.namedItem("datum");
    const text = day instanceof HTMLInputElement && day.value !== "" ? day.value : today;
    return Number(text.slice(0, 4));
  };
  const common = { words: page.files, year, ask, onLaid };
  return (
    <div ref={box} className="grid min-w-0 gap-6">
      <MeterFileDoor side={side} label={page.files.own} {...common} />
      <MeterFileDoor side={other} label={page.files[other]} {...common} />
    </div>
  );
}
