type QrCodeProps = {
  /** A square of dark modules as one path, in units of one module. */
  code: { readonly size: number; readonly path: string };
  label: string;
  className?: string;
};

const QUIET_ZONE = 4;

/** Scanners want dark on light, whatever the colours of the page. */
export function QrCode({ code, label, className = "w-56" }: QrCodeProps) {
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`max-w-full rounded-control border border-line ${className}`}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
