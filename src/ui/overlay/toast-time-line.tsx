import { useEffect, useRef } from "react";

type ToastTimeLineProps = { duration: number; isPaused: boolean; className: string };

/** The share of its time that a toast has left. It starts and pauses with the timer that Radix keeps to itself. */
export function ToastTimeLine({ duration, isPaused, className }: ToastTimeLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  const shrinking = useRef<Animation>(null);

  useEffect(() => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const animation = line.current?.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
      duration,
      fill: "forwards",
      easing: isCalm ? "steps(5)" : "linear",
    });
    shrinking.current = animation ?? null;
    return () => animation?.cancel();
  }, [duration]);

  useEffect(() => {
    if (isPaused) shrinking.current?.pause();
    else shrinking.current?.play();
  }, [isPaused]);

  return <span ref={line} aria-hidden="true" data-time-line="" className={`origin-left ${className}`} />;
}
