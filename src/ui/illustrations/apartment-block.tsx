import { type IllustrationProps, Panels, Scene } from "./scene.tsx";

/** Who is at home uses what the roof gives: the windows are tiles of the square. */
const windows = ["ttpt", "ptts", "tptt", "ppst", "tptp"] as const;
const fills: Record<string, string> = { t: "fill-secondary-fill", s: "fill-sun-fill", p: "fill-primary-soft" };

export function ApartmentBlock(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[40, 54]}>
      <path d="M216 60l40 12v128h-40z" className="fill-primary-soft" />
      <path d="M84 60h132v140H84z" className="fill-surface" />
      <path d="M78 60h142V48H78z" className="fill-primary" />
      <Panels at={[106, 26]} right={[25, 0]} down={[-8, 20]} columns={4} rows={1} />
      {windows.flatMap((row, floor) =>
        [...row].map((kind, column) => (
          <rect
            key={`${floor}-${column}`}
            x={96 + column * 29}
            y={70 + floor * 25}
            width="20"
            height="17"
            rx="4"
            className={fills[kind]}
          />
        )),
      )}
      <path d="M228 92l16 4v14l-16-4zM228 122l16 3v14l-16-3zM228 152l16 2v14l-16-2z" className="fill-secondary-soft" />
      <path d="M42 200v-36M290 200v-24" />
      <circle cx="42" cy="156" r="17" className="fill-secondary-soft" />
      <circle cx="290" cy="170" r="13" className="fill-secondary-soft" />
      <path d="M42 172v-12M290 182v-8" />
      <path d="M12 200h296" />
    </Scene>
  );
}
