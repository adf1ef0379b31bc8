import { type IllustrationProps, Panels, Scene, Windows } from "./scene.tsx";

export function School(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[34, 48]}>
      <path d="M24 200v-76h90v76z" className="fill-surface" />
      <path d="M206 200v-76h90v76z" className="fill-primary-soft" />
      <path d="M16 124h98v-12H16zM206 124h98v-12h-98z" className="fill-primary" />
      <Panels at={[40, 94]} right={[20, 0]} down={[-6, 16]} columns={3} rows={1} />
      <Panels at={[226, 94]} right={[20, 0]} down={[-6, 16]} columns={3} rows={1} />
      <path d="M114 200V96l46-40 46 40v104z" className="fill-surface" />
      <path d="M206 96v104h-14V84z" className="fill-primary-soft" />
      <path d="M104 104l56-50 56 50" />
      <path d="M160 54V28" />
      <path d="M160 28h30l-8 8 8 8h-30z" className="fill-sun-fill" />
      <circle cx="158" cy="106" r="18" className="fill-surface" />
      <path d="M158 106V88a18 18 0 0 1 18 18z" className="fill-secondary-fill" />
      <path d="M158 94v12h8" />
      <path d="M138 200v-44a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v44z" className="fill-primary" />
      <path d="M158 150v50" className="stroke-on-primary" />
      <Windows
        at={[
          [36, 140],
          [78, 140],
          [222, 140],
          [262, 140],
        ]}
        width={24}
        height={30}
      />
      <path d="M48 140v30M90 140v30M234 140v30M274 140v30" />
      <path d="M8 200h304" />
    </Scene>
  );
}
