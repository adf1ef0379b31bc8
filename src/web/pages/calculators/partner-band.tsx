import type { CSSProperties } from "react";
import type { VariantPartner } from "#content/calculator-variants/calculator-variant.ts";

type PartnerBandProps = { partner: VariantPartner; lead: string };

/** Whose calculator this is, in the partner's own colours; the rest of the page keeps ours, so that it stays readable. */
export function PartnerBand({ partner: { name, logo, colors }, lead }: PartnerBandProps) {
  const { light, dark } = colors;
  const style = {
    backgroundColor: `light-dark(${light.surface}, ${dark.surface})`,
    color: `light-dark(${light.text}, ${dark.text})`,
  } satisfies CSSProperties;
  return (
    <div className="mx-auto max-w-page px-5 pb-8 sm:px-8">
      <p
        style={style}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-6 py-4 font-semibold text-base"
      >
        {lead}
        {logo ? <img src={logo.path} alt={name} width={logo.width} height={logo.height} /> : name}
      </p>
    </div>
  );
}
