export type TimeParts = { days: number; hours: string; minutes: string; seconds: string };

const two = (value: number) => String(value).padStart(2, '0');

/** Days, and the rest of the day in two figures each; never below zero. */
export function timeParts(totalSeconds: number): TimeParts {
  const rest = Math.max(0, Math.floor(totalSeconds));
  return {
    days: Math.floor(rest / 86_400),
    hours: two(Math.floor((rest % 86_400) / 3600)),
    minutes: two(Math.floor((rest % 3600) / 60)),
    seconds: two(rest % 60),
  };
}
