import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

export type CalendarEvent = {
  readonly id: string;
  readonly day: CalendarDay;
  readonly title: string;
  readonly text: string;
};

const OCTETS_MAX = 75;
const plain = (day: string) => day.replaceAll("-", "");
const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll(";", "\\;").replaceAll(",", "\\,").replace(/\r?\n/g, "\\n");

/** A file that every calendar takes in (RFC 5545): whole days, each with a reminder two days before. */
export function calendarFile(name: string, host: string, madeAt: Date, events: readonly CalendarEvent[]): string {
  const stamp = `${madeAt.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//calendar//NL`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P2D",
      `DESCRIPTION:${escaped(title)}`,
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A line of more than 75 octets goes on after a line end and a space, and no letter is cut in two. */
function folded(line: string): string {
  let [text, room] = ["", OCTETS_MAX];
  for (const sign of line) {
    const code = sign.codePointAt(0) ?? 0;
    const octets = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets > room) {
      text += "\r\n ";
      room = OCTETS_MAX - 1;
    }
    text += sign;
    room -= octets;
  }
  return text;
}
