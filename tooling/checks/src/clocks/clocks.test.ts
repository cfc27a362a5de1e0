import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { clocks } from './clocks.ts';

const judge = (text: string) => clocks(fixture({ 'apps/shop/src/features/cart/cart.test.tsx': text }));

test.each([
  'await vi.waitFor(() => expect(sent).toHaveLength(1));',
  "it('is fast', { timeout: 5_000 }, async () => {",
  '  await waitFor(() => expect(sent).toBe(1), { timeout: 60_000 });',
  '}, 30_000);',
])('a time limit is reported: %s', (text) => {
  expect(judge(text)).toMatchObject([{ line: 1 }]);
});

test.each(['await expect.poll(() => sent).toEqual([body]);', 'setTimeout(done, 200);', '  }, [open, 30]);'])(
  'anything else is fine: %s',
  (text) => {
    expect(judge(text)).toEqual([]);
  },
);
