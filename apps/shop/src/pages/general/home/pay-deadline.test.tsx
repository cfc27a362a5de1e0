import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PayDeadline } from './pay-deadline.tsx';

afterEach(() => void vi.useRealTimers());

test('[S13] the time to pay is printed, and its end is reported once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T23:39:00+08:00') });
  const onEnd = vi.fn();
  render(<PayDeadline until={Date.parse('2026-11-28T23:40:00+08:00') / 1000} onEnd={onEnd} />);
  expect(screen.getByText('11-28 23:40 前')).toBeDefined();
  vi.advanceTimersByTime(59_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
