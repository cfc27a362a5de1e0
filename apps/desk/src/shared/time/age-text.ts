const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The age in its two largest units: `3 天 4 小时`. Both times are Unix seconds. */
export function ageText(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor(now - since));
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const minutes = Math.floor((seconds % hour) / minute);
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`;
  return `${minutes} 分钟`;
}
