import { type IllustrationProps, Panels, Scene, Windows } from "./scene.tsx";

export function Street(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[30, 44]}>
      <path d="M18 200v-88h10v-14h10V84h12V70h20v14h12v14h10v14h10v88z" className="fill-surface" />
      <path d="M102 200v-92h72v92z" className="fill-primary-soft" />
      <path d="M96 110l14-34h56l14 34z" className="fill-primary" />
      <Panels at={[117, 83]} right={[21, 0]} down={[-4, 20]} columns={2} rows={1} />
      <path d="M174 200v-98l34-38 34 38v98z" className="fill-secondary-soft" />
      <path d="M168 108l40-46 40 46" />
      <path d="M242 200v-72h62v72z" className="fill-surface" />
      <path d="M238 128h70l-8-26h-54z" className="fill-primary" />
      <Windows
        at={[
          [32, 122],
          [66, 122],
          [112, 126],
          [142, 126],
          [252, 140],
          [278, 140],
        ]}
        width={18}
        height={22}
        className="fill-secondary-fill"
      />
      <Windows at={[[51, 88]]} width={16} height={18} className="fill-sun-fill" />
      <Windows
        at={[
          [186, 112],
          [212, 112],
        ]}
        width={18}
        height={24}
        className="fill-surface"
      />
      <Windows
        at={[
          [32, 160],
          [142, 164],
          [212, 160],
          [252, 172],
        ]}
        width={18}
        height={20}
        className="fill-secondary-fill"
      />
      <g className="fill-primary">
        <path d="M64 200v-38h22v38zM110 200v-36h22v36zM184 200v-40h20v40zM278 200v-32h18v32z" />
      </g>
      <circle cx="208" cy="92" r="8" className="fill-sun-fill" />
      <path d="M8 200h304" />
    </Scene>
  );
}
