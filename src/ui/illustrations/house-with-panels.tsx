import { type IllustrationProps, Panels, Scene, Windows } from "./scene.tsx";

export function HouseWithPanels(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[44, 52]}>
      <path d="M196 84V52h22v32" className="fill-primary-soft" />
      <path d="M152 124h116v76H152z" className="fill-primary-soft" />
      <path d="M56 200v-76l48-48 48 48v76z" className="fill-surface" />
      <path d="M104 76h116l52 50H152z" className="fill-primary" />
      <path d="M48 130l56-56 48 50" />
      <Panels at={[130, 83]} right={[27, 0]} down={[17.5, 17]} columns={3} rows={2} />
      <path d="M88 200v-44a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v44z" className="fill-primary" />
      <path d="M110 176v4" className="stroke-on-primary" />
      <circle cx="104" cy="118" r="11" className="fill-secondary-soft" />
      <Windows
        at={[
          [172, 144],
          [226, 144],
        ]}
        width={28}
        height={28}
      />
      <path d="M186 144v28M240 144v28" />
      <path d="M20 200h280" />
    </Scene>
  );
}
