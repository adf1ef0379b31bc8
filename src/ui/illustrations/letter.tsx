import { type IllustrationProps, Scene } from "./scene.tsx";

export function Letter(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <path d="M52 112l108-60 108 60v88H52z" className="fill-primary" />
      <path d="M76 190V44a8 8 0 0 1 8-8h152a8 8 0 0 1 8 8v146z" className="fill-surface" />
      <path d="M98 64h76M98 84h76M98 104h52" />
      <g stroke="none">
        <rect x="196" y="58" width="13" height="13" rx="4" className="fill-primary" />
        <rect x="213" y="58" width="13" height="13" rx="4" className="fill-secondary-fill" />
        <rect x="196" y="75" width="13" height="13" rx="4" className="fill-secondary-fill" />
        <circle cx="219.5" cy="81.5" r="6.5" className="fill-sun-fill" />
      </g>
      <path d="M52 112l108 60 108-60v88H52z" className="fill-primary-soft" />
      <path d="M52 200l82-42M268 200l-82-42" />
      <path d="M24 200h272" />
    </Scene>
  );
}
