import { type IllustrationProps, Scene } from "./scene.tsx";

const bars = [10, 18, 30, 38, 34, 24, 14, 8];

/** A digital meter: what comes in at the left, what goes out at the right, quarter by quarter on its screen. */
export function Meter(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <path d="M132 200v-20h56v20" className="fill-primary-soft" />
      <rect x="88" y="30" width="144" height="154" rx="22" className="fill-surface" />
      <path d="M210 30a22 22 0 0 1 22 22v110a22 22 0 0 1-22 22h-6V30z" className="fill-primary-soft" />
      <rect x="106" y="50" width="92" height="62" rx="10" className="fill-primary" />
      <g stroke="none">
        {bars.map((height, index) => (
          <rect
            key={index}
            x={115 + index * 9.5}
            y={104 - height}
            width="7"
            height={height}
            rx="2"
            className={index === 3 ? "fill-sun-fill" : "fill-secondary-fill"}
          />
        ))}
      </g>
      <path d="M114 130h32M114 146h20" />
      <circle cx="176" cy="146" r="16" className="fill-secondary-soft" />
      <path d="M176 138v8h7" />
      <path d="M18 92h52M58 80l12 12-12 12" className="stroke-supplier-edge" />
      <path d="M250 92h52M290 80l12 12-12 12" className="stroke-secondary-edge" />
      <path d="M24 200h272" />
    </Scene>
  );
}
