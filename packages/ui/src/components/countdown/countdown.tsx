import { Fragment, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
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
  const second = useSyncExternalStore(subscribeClock, currentSecond, renderedSecond);
  const left = second === null ? null : Math.ceil(until / 1000 - second - clockOffsetMs / 1000);
  const ended = left !== null && left <= 0;
  const end = useEffectEvent(() => onEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end time may end again
  useEffect(() => {
    if (ended) end();
  }, [ended, until]);

  const parts = timeParts(left ?? 0);
  const figures = [parts.hours, parts.minutes, parts.seconds];
  return (
    <span key={String(left === null)} role="timer" className={css.countdown}>
      {label && <span>{label}</span>}
      <span className={css.days} suppressHydrationWarning>
        {parts.days > 0 ? `${parts.days}${texts.days}` : ''}
      </span>
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds keep their places
        <Fragment key={at}>
          {at > 0 && ':'}
          <span className={css.figure[look]} suppressHydrationWarning>
            {left === null ? '' : figure}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A server prints the time left when it renders. While the browser hydrates, these figures stay, although they match no
 * others; right after, another `key` replaces them all.
 */
const renderedSecond = () => (typeof document === 'undefined' ? Math.floor(Date.now() / 1000) : null);

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
