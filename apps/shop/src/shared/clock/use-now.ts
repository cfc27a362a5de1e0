import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let current = 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  current = serverNow().getTime();
  for (const listener of listeners) listener();
}

/** The server's time in milliseconds, ticking each second (S13). One timer serves the whole page. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => {
      // The snapshot may not change within a render: a fresh reading only where the last one is out of date.
      const now = serverNow().getTime();
      if (Math.abs(now - current) >= 1000) current = now;
      return current;
    },
    () => 0,
  );
