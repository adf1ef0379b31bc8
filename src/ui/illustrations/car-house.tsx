import { type IllustrationProps, Scene, Windows } from "./scene.tsx";

/** A house whose car hangs on a charging point. */
export function CarHouse(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[36, 46]}>
      <path d="M40 200v-84l54-48 54 48v84z" className="fill-surface" />
      <path d="M148 116l14-4v88h-14z" className="fill-primary-soft" />
      <path d="M30 122l64-58 70 62" />
      <Windows
        at={[
          [58, 122],
          [108, 122],
        ]}
        width={24}
        height={24}
      />
      <circle cx="94" cy="96" r="9" className="fill-sun-fill" />
      <path d="M82 200v-38a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v38z" className="fill-primary" />
      <path d="M178 200v-48a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v48z" className="fill-secondary-fill" />
      <path d="M184 156h8" />
      <path d="M198 166c12 0 8 20 22 16" className="stroke-primary" />
      <path d="M214 188v-12l12-4 14-20h38l18 20 12 4v12a4 4 0 0 1-4 4h-86a4 4 0 0 1-4-4z" className="fill-primary" />
      <path d="M236 172l9-13h12v13zM263 159h12l11 13h-23z" className="fill-secondary-soft" />
      <circle cx="238" cy="192" r="9" className="fill-surface" />
      <circle cx="286" cy="192" r="9" className="fill-surface" />
      <path d="M14 200h296" />
    </Scene>
  );
}
