// A calendar day has no hour: reading and writing it in UTC keeps it from sliding to its neighbour.
const formatter = new Intl.DateTimeFormat("nl-BE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export const formatDay = (day: string): string => formatter.format(new Date(`${day}T00:00:00Z`));
