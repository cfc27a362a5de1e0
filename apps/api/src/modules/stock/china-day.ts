const aheadMs = 8 * 3_600_000;

/** The calendar day in China, YYYY-MM-DD; China has one time zone and no summer time. */
export const chinaDay = (moment: Date): string => new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in China. */
export const startOfChinaDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
