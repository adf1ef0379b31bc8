import { type IllustrationProps, Scene, Windows } from "./scene.tsx";

/** A stepped gable without panels, and somebody at home by day. */
export function TerracedHouse(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[44, 48]}>
      <path d="M204 200v-92l22 10v82z" className="fill-primary-soft" />
      <path d="M94 200V100h14V84h14V68h14V52h48v16h14v16h14v16h14v100z" className="fill-surface" />
      <Windows
        at={[
          [112, 112],
          [146, 112],
          [180, 112],
        ]}
        width={22}
        height={26}
      />
      <Windows at={[[146, 74]]} width={24} height={24} className="fill-sun-fill" />
      <Windows at={[[112, 154]]} width={42} height={30} className="fill-secondary-fill" />
      <path d="M133 154v30" />
      <path d="M172 200v-46a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v46z" className="fill-primary" />
      <path d="M192 176v4" className="stroke-on-primary" />
      <path d="M56 200v-34M56 166a16 16 0 1 1 .1 0" />
      <circle cx="56" cy="150" r="16" className="fill-secondary-soft" />
      <path d="M252 200v-24h34v24" className="fill-primary-soft" />
      <path d="M20 200h280" />
    </Scene>
  );
}
