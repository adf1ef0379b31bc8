import { type IllustrationProps, Scene, Windows } from "./scene.tsx";

/** A low house with a heat pump against its wall. */
export function HeatPumpHouse(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[40, 44]}>
      <path d="M60 200v-70h148v70z" className="fill-surface" />
      <path d="M46 132l26-50h124l26 50z" className="fill-primary" />
      <path d="M168 82V58h20v24" className="fill-primary-soft" />
      <path d="M96 132v-18l18-16 18 16v18z" className="fill-surface" />
      <Windows at={[[106, 112]]} width={16} height={16} className="fill-sun-fill" />
      <Windows
        at={[
          [76, 146],
          [166, 146],
        ]}
        width={28}
        height={26}
      />
      <path d="M90 146v26M180 146v26" />
      <path d="M120 200v-44a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v44z" className="fill-primary" />
      <path d="M140 176v4" className="stroke-on-primary" />
      <rect x="222" y="150" width="58" height="44" rx="8" className="fill-primary-soft" />
      <circle cx="246" cy="172" r="14" className="fill-secondary-fill" />
      <path d="M246 172v-9M246 172l8 5M246 172l-8 5M268 162h4M268 172h4M268 182h4" />
      <path d="M230 194v6M272 194v6M208 166h14" />
      <path d="M20 200h280" />
    </Scene>
  );
}
