import { scriptsUntilQuiet } from '../harness/measure.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';

/** What is used with the first input, as cards and a buyer’s desk, comes with that. */
const BUDGET_KIB = 175;
const VIEWS = [
  { path: '/', device: 'a phone' },
  { path: '/list', device: 'a phone' },
  // With top bar, navigation and rail, which no phone loads.
  { path: '/', device: 'a desk' },
  { path: '/list', device: 'a desk' },
] as const;

for (const { path, device } of VIEWS) {
  test.describe(`on ${device}`, () => {
    if (device === 'a phone') test.use(phone);
    for (const account of [null, 'pharmacy'] as const) {
      const viewer = account ?? 'visitor';
      // A list loads the same for both.
      const tag = path === '/list' && account ? ' @walk' : '';
      test(`${path} loads at most ${BUDGET_KIB} KiB of JavaScript for a ${viewer}${tag}`, async ({ page, buyer }) => {
        if (account) await buyer.enter(account);
        const loaded = await scriptsUntilQuiet(page, path);
        console.log(`${path} on ${device} for a ${viewer}: ${loaded.kib.toFixed(1)} KiB of JavaScript`);
        expect(loaded.kib, loaded.scripts.join('\n')).toBeLessThanOrEqual(BUDGET_KIB);
      });
    }
  });
}
