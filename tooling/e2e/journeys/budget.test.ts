import { scriptsUntilQuiet } from '../harness/measure.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';

/** KiB of JavaScript as sent; a buyer's home brings tables of goods along. */
const budgetOf = (path: string, account: string | null) => (path === '/' && account ? 160 : 150);
const VIEWS = [
  { path: '/', device: 'a phone' },
  { path: '/list', device: 'a phone' },
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
      const budget = budgetOf(path, account);
      test(`${path} loads at most ${budget} KiB of JavaScript for a ${viewer}${tag}`, async ({ page, buyer }) => {
        if (account) await buyer.enter(account);
        const loaded = await scriptsUntilQuiet(page, path);
        console.log(`${path} on ${device} for a ${viewer}: ${loaded.kib.toFixed(1)} KiB of JavaScript`);
        expect(loaded.kib, loaded.scripts.join('\n')).toBeLessThanOrEqual(budget);
      });
    }
  });
}
