import { telegramChecksum } from "#domain/meter-files/checksum.ts";
import { bytesOf } from "./make-fluvius-file.ts";

export type TelegramStates = {
  /** As the meter writes it, "260101001500W": winter or summer time. */
  readonly stamp: string;
  readonly offtakeDay: number;
  readonly offtakeNight: number;
  readonly injectionDay?: number;
  readonly injectionNight?: number;
};

const state = (value: number) => value.toFixed(3).padStart(10, "0");

/** A telegram as a Belgian meter sends it, closed with its checksum. */
export function p1Telegram({
  stamp,
  offtakeDay,
  offtakeNight,
  injectionDay = 0,
  injectionNight = 0,
}: TelegramStates): string {
  const body = [
    "/FLU5\\253769484_A",
    "",
    "0-0:96.1.4(50217)",
    "0-0:96.1.2(353431343438383230303030303030303038)",
    `0-0:1.0.0(${stamp})`,
    `1-0:1.8.1(${state(offtakeDay)}*kWh)`,
    `1-0:1.8.2(${state(offtakeNight)}*kWh)`,
    `1-0:2.8.1(${state(injectionDay)}*kWh)`,
    `1-0:2.8.2(${state(injectionNight)}*kWh)`,
    "0-0:96.14.0(0002)",
    "1-0:1.7.0(00.344*kW)",
    "!",
  ].join("\r\n");
  return `${body}${telegramChecksum(bytesOf(body)).toString(16).toUpperCase().padStart(4, "0")}\r\n`;
}
