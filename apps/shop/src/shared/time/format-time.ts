const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...options });

const day = parts({ year: 'numeric', month: '2-digit', day: '2-digit' });
const minute = parts({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });

/** `2026-11-20`, in China's time, of a moment in Unix seconds. */
export const formatDay = (unixSeconds: number): string => day.format(unixSeconds * 1000);

/** `2026-11-20 21:05`, in China's time, of a moment in Unix seconds. */
export const formatMinute = (unixSeconds: number): string => minute.format(unixSeconds * 1000);
