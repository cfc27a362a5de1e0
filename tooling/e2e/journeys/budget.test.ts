import { scriptsUntilQuiet } from '../harness/measure.ts';
import { expect, test } from '../harness/test.ts';

/** A buyer's home begins with a table to order from; what visitors are shown comes when it is scrolled to. */
const BUDGETS = [
  { page: 'home', path: '/', kib: { visitor: 133, pharmacy: 143 } },
  { page: 'list', path: '/list', kib: { visitor: 132, pharmacy: 132 } },
];

for (const { page: name, path, kib } of BUDGETS) {
  for (const account of [null, 'pharmacy'] as const) {
    test(`the ${name} page loads at most ${kib[account ?? 'visitor']} KiB of JavaScript for ${account ?? 'a visitor'}`, async ({
      page,
      buyer,
    }) => {
      if (account) await buyer.enter(account);
      const loaded = await scriptsUntilQuiet(page, path);
      console.log(`${name} for ${account ?? 'a visitor'}: ${loaded.kib.toFixed(1)} KiB of JavaScript`);
      expect(loaded.kib, loaded.scripts.join('\n')).toBeLessThanOrEqual(kib[account ?? 'visitor']);
    });
  }
}
