import { type IllustrationProps, Panels, Scene, Windows } from "./scene.tsx";

const awning = [0, 1, 2, 3, 4, 5, 6];

export function Bakery(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[30, 38]}>
      <path d="M62 200V74h150v126z" className="fill-surface" />
      <path d="M212 74h46v126h-46z" className="fill-primary-soft" />
      <path d="M54 74h212V60H54z" className="fill-primary" />
      <Panels at={[92, 38]} right={[24, 0]} down={[-7, 20]} columns={5} rows={1} />
      <Windows
        at={[
          [84, 88],
          [126, 88],
          [168, 88],
        ]}
        width={24}
        height={22}
      />
      <path d="M76 200v-58h80v58z" className="fill-secondary-soft" />
      <path d="M76 184h80v16H76z" className="fill-primary-soft" />
      <g className="fill-sun-fill">
        <path d="M84 184c0-12 26-12 26 0z" />
        <path d="M120 184c0-12 28-12 28 0z" />
      </g>
      <path d="M92 176l4 6M100 175l4 6M129 175l4 6M137 176l3 5" />
      <path d="M170 200v-52h28v52z" className="fill-primary" />
      <path d="M191 174v4" className="stroke-on-primary" />
      {awning.map((stripe) => (
        <path
          key={stripe}
          d={`M${66 + stripe * 20} 118h20v18a10 9 0 0 1-20 0z`}
          className={stripe % 2 === 0 ? "fill-secondary-fill" : "fill-surface"}
        />
      ))}
      <path d="M258 104h26" />
      <path d="M284 104v8" />
      <ellipse cx="284" cy="126" rx="17" ry="13" className="fill-sun-fill" />
      <path d="M276 121l5 10M285 119l5 11" />
      <path d="M20 200h280" />
    </Scene>
  );
}
