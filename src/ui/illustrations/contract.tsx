import { type IllustrationProps, Scene } from "./scene.tsx";

/** Two hands under one sheet: buyer and seller sign the same agreement. */
export function Contract(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <path d="M92 200V42a10 10 0 0 1 10-10h92l38 38v130z" className="fill-surface" />
      <path d="M194 32v28a10 10 0 0 0 10 10h28z" className="fill-primary-soft" />
      <path d="M116 64h50M116 84h92M116 104h92M116 124h64" />
      <path d="M114 172c8-22 14-22 14-8s10 6 14-4 6 10 14 8" className="stroke-primary" />
      <path d="M172 172c4-16 12-20 12-8s8 10 12 0 8 8 14 6" className="stroke-secondary" />
      <path d="M112 182h46M170 182h44" />
      <path d="M238 158l48-76 16 10-48 76-18 10z" className="fill-sun-fill" />
      <path d="M276 98l16 10" />
      <path d="M24 200h272" />
    </Scene>
  );
}
