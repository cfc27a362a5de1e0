const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

const readSecond = () => Math.floor(Date.now() / 1000);
const tick = () => {
  second = readSecond();
  for (const listener of listeners) listener();
};

/** One shared tick per second for all countdowns. */
export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  second = readSecond();
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

export const currentSecond = () => {
  if (second === 0) second = readSecond();
  return second;
};
