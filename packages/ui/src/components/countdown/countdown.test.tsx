import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Countdown, timeParts } from './countdown.tsx';

it.each([
  [0, { days: 0, hours: '00', minutes: '00', seconds: '00' }],
  [59, { days: 0, hours: '00', minutes: '00', seconds: '59' }],
  [3661, { days: 0, hours: '01', minutes: '01', seconds: '01' }],
  [86_399, { days: 0, hours: '23', minutes: '59', seconds: '59' }],
  [86_400 * 3 + 1, { days: 3, hours: '00', minutes: '00', seconds: '01' }],
  [-5, { days: 0, hours: '00', minutes: '00', seconds: '00' }],
])('[S13] %i seconds', (seconds, parts) => {
  expect(timeParts(seconds)).toEqual(parts);
});

it('[S13] a server prints the time left', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const html = renderToStaticMarkup(<Countdown until={1_000_000 + (26 * 3600 + 61) * 1000} label="Ends in " />);
  vi.useRealTimers();
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/^Ends in 1.02:01:01$/);
});
