import { addDays, type CalendarDay, calendarDayOf, daysBetween, weekdayOf, yearOf } from "#domain/time/calendar-day.ts";

const SATURDAY = 6;
/** New Year, Labour Day, the national day, Assumption, All Saints, Armistice and Christmas. */
const FIXED = ["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"];
/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50];

/** The ten public holidays of the law of 4 January 1974 (Royal Decree of 18 April 1974, article 1), the Sundays left out. */
const isHoliday = (day: CalendarDay): boolean =>
  FIXED.includes(day.slice(5)) || AFTER_EASTER.includes(daysBetween(easterOf(yearOf(day)), day));

const isWorkingDay = (day: CalendarDay): boolean => weekdayOf(day) < SATURDAY && !isHoliday(day);

/** So many working days after a day, that day itself not counted. */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
function easterOf(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * shift + 114;
  return calendarDayOf(year, Math.floor(place / 31), (place % 31) + 1);
}
