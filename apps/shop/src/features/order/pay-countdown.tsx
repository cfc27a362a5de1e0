import { Countdown } from '@yaoji/ui';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';

type PayCountdownProps = {
  /** When the unpaid order is cancelled, in Unix seconds. */
  until: number;
  onEnd: () => void;
};

/** The time left to pay, by the server's clock; refetches at the end (S13). */
export const PayCountdown = ({ until, onEnd }: PayCountdownProps) => (
  <Countdown until={until * 1000} clockOffsetMs={clockOffsetMs()} look="text" onEnd={onEnd} />
);
