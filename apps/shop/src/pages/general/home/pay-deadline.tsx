import { useEffect } from 'react';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import { formatMinute } from '#shared/time/format-time.ts';

type PayDeadlineProps = {
  /** When the unpaid order is cancelled, in Unix seconds. */
  until: number;
  onEnd: () => void;
};

/** The time by which to pay, which the server's HTML can show; refetches then (S13). */
export function PayDeadline({ until, onEnd }: PayDeadlineProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, Math.max(0, until * 1000 - Date.now() - clockOffsetMs()));
    return () => clearTimeout(timer);
  }, [until, onEnd]);
  return <time dateTime={new Date(until * 1000).toISOString()}>{formatMinute(until).slice(5)} 前</time>;
}
