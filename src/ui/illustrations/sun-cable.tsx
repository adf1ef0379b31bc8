import { type IllustrationProps, Panels, Scene } from "./scene.tsx";

/** What one roof has left runs under the square to another house: the paving between them lights up. */
export function SunCable(props: IllustrationProps) {
  return (
    <Scene {...props} lit={[3, 4, 5, 6, 7]}>
      <circle cx="58" cy="58" r="26" className="fill-sun-fill" stroke="none" />
      <path
        d="M58 14v8M58 94v8M14 58h8M94 58h8M27 27l5 5M89 27l-5 5M27 89l5-5M89 89l-5-5"
        className="stroke-sun-edge"
      />
      <path d="M74 176l-10 24M140 176l10 24" />
      <Panels at={[62, 122]} right={[32, 0]} down={[-9, 27]} columns={3} rows={2} />
      <path d="M206 200v-78l38-36 38 36v78z" className="fill-surface" />
      <path d="M262 103l20 19v78h-20z" className="fill-primary-soft" />
      <path d="M196 132l48-46 48 46" />
      <rect x="217" y="128" width="22" height="24" rx="4" className="fill-sun-fill" />
      <path d="M222 200v-30h22v30z" className="fill-primary" />
      <path d="M18 200h284" />
      <path d="M112 178v31h142v-36" className="stroke-primary" />
      <path d="M254 173v-8" className="stroke-primary" />
      <circle cx="254" cy="160" r="5" className="fill-secondary-fill stroke-primary" />
    </Scene>
  );
}
