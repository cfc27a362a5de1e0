const dayMs = 86_400_000;

/** Noon in China on the given day, so that every date of the demonstration falls on the day it says. */
export function dayOf(today: Date): Date {
  const china = new Date(today.getTime() + 8 * 3_600_000);
  return new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth(), china.getUTCDate(), 4));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

/** `2027-11-30`, as a day in China. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The last day of the month that lies `months` after the date's own. */
export function monthEnd(date: Date, months: number): Date {
  const china = new Date(date.getTime() + 8 * 3_600_000);
  return new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth() + months + 1, 0, 4));
}
