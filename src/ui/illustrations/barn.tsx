import { type IllustrationProps, Panels, Scene } from "./scene.tsx";

export function Barn(props: IllustrationProps) {
  return (
    <Scene {...props} sun={[36, 50]}>
      <path d="M164 130h124v70H164z" className="fill-primary-soft" />
      <path d="M40 200v-70l18-36 44-26 44 26 18 36v70z" className="fill-surface" />
      <path d="M102 68h118l46 26 24 36H164l-18-36z" className="fill-primary" />
      <path d="M146 94h120" />
      <Panels at={[166, 101]} right={[23, 0]} down={[11, 22]} columns={4} rows={1} />
      <Panels at={[128, 72]} right={[28.5, 0]} down={[27, 16.5]} columns={3} rows={1} />
      <path d="M34 138l24-44 44-26 44 26 18 36" />
      <path d="M70 200v-56h64v56z" className="fill-secondary-fill" />
      <path d="M102 144v56M70 144l32 56M102 144l-32 56M102 144l32 56M134 144l-32 56" />
      <rect x="88" y="96" width="28" height="22" rx="4" className="fill-primary" />
      <path d="M188 152h76M188 170h76M188 188h76" />
      <path d="M14 200h292" />
    </Scene>
  );
}
