import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { currentSecond, subscribeClock } from './clock.ts';
import * as css from './countdown.css.ts';

const countdownTexts = { days: '天' };

export type CountdownProps = {
  /** End in ms since 1970. */
  until: number;
  /** Server clock minus device clock, in ms. Default 0. */
  clockOffsetMs?: number;
  /** Called once when the time is up, e.g. to refetch. */
  onEnd?: () => void;
  /** Before the figures, e.g. 距结束. */
  label?: string;
  /** Default `boxes`. */
  look?: 'boxes' | 'text';
};

/** Counts down to zero by the second. */
export function Countdown({ until, clockOffsetMs = 0, onEnd, label, look = 'boxes' }: CountdownProps) {
  const texts = useTexts('countdown', countdownTexts);
  const second = useSyncExternalStore(subscribeClock, currentSecond, () => null);
  const left = second === null ? null : Math.ceil(until / 1000 - second - clockOffsetMs / 1000);
  const ended = left !== null && left <= 0;
  const onEndNow = useRef(onEnd);
  useEffect(() => {
    onEndNow.current = onEnd;
  }, [onEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end time may end again
  useEffect(() => {
    if (ended) onEndNow.current?.();
  }, [ended, until]);

  const parts = left === null ? { days: 0, hours: '--', minutes: '--', seconds: '--' } : timeParts(left);
  return (
    <span role="timer" className={css.countdown}>
      {label && <span>{label}</span>}
      {parts.days > 0 && (
        <span>
          {parts.days}
          {texts.days}
        </span>
      )}
      <span className={css.figure[look]}>{parts.hours}</span>:<span className={css.figure[look]}>{parts.minutes}</span>:
      <span className={css.figure[look]}>{parts.seconds}</span>
    </span>
  );
}

type TimeParts = { days: number; hours: string; minutes: string; seconds: string };

const two = (value: number) => String(value).padStart(2, '0');

/** Days, then hours, minutes and seconds with two digits each; never negative. */
export function timeParts(totalSeconds: number): TimeParts {
  const rest = Math.max(0, Math.floor(totalSeconds));
  return {
    days: Math.floor(rest / 86_400),
    hours: two(Math.floor((rest % 86_400) / 3600)),
    minutes: two(Math.floor((rest % 3600) / 60)),
    seconds: two(rest % 60),
  };
}
