type FluviusPictureProps = { words: { label: string; menu: string; kind: string; period: string; button: string } };

/** A sketch of the screen from which the file comes: where to look, not what it looks like to the pixel. */
export function FluviusPicture({ words }: FluviusPictureProps) {
  return (
    <svg viewBox="0 0 340 190" role="img" aria-label={words.label} className="w-full max-w-96 text-[12px]">
      <rect x="1" y="1" width="338" height="188" rx="14" strokeWidth="2" className="fill-surface stroke-line" />
      <path d="M1 15a14 14 0 0 1 14-14h310a14 14 0 0 1 14 14v17H1z" className="fill-sunken" />
      {[16, 32, 48].map((x) => (
        <circle key={x} cx={x} cy="17" r="5" className="fill-tile" />
      ))}
      <rect x="14" y="46" width="92" height="128" rx="8" className="fill-sunken" />
      <rect x="24" y="60" width="56" height="8" rx="4" className="fill-tile" />
      <rect x="20" y="80" width="80" height="26" rx="8" className="fill-primary" />
      <text x="60" y="97" textAnchor="middle" className="fill-on-primary font-semibold">
        {words.menu}
      </text>
      <rect x="24" y="120" width="64" height="8" rx="4" className="fill-tile" />
      <rect x="24" y="140" width="48" height="8" rx="4" className="fill-tile" />
      <rect
        x="122"
        y="50"
        width="202"
        height="28"
        rx="8"
        strokeWidth="1.5"
        className="fill-primary-soft stroke-primary"
      />
      <text x="134" y="69" className="fill-ink font-semibold">
        {words.kind}
      </text>
      <path d="M306 61l-6 7-4-4" strokeWidth="2" className="fill-none stroke-primary" />
      <rect x="122" y="88" width="202" height="28" rx="8" strokeWidth="1.5" className="fill-surface stroke-control" />
      <text x="134" y="107" className="fill-ink">
        {words.period}
      </text>
      <rect x="218" y="134" width="106" height="32" rx="10" className="fill-secondary-fill stroke-secondary-edge" />
      <text x="271" y="155" textAnchor="middle" className="fill-fill-ink font-semibold">
        {words.button}
      </text>
      <path d="M112 93l10 0M116 88l6 5-6 5" strokeWidth="2" className="fill-none stroke-primary" />
      <path d="M196 150h14M204 144l7 6-7 6" strokeWidth="2.5" className="fill-none stroke-primary" />
    </svg>
  );
}
