import { scriptsUntilQuiet } from '../harness/measure.ts';
import { expect, test } from '../harness/test.ts';

const BUDGETS = [
  { page: 'home', path: '/', kib: 130 },
  { page: 'list', path: '/list', kib: 130 },
];

for (const { page: name, path, kib } of BUDGETS) {
  for (const account of [null, 'pharmacy'] as const) {
    test(`the ${name} page loads at most ${kib} KiB of JavaScript for ${account ?? 'a visitor'}`, async ({
      page,
      buyer,
    }) => {
      if (account) await buyer.enter(account);
      const loaded = await scriptsUntilQuiet(page, path);
      console.log(`${name} for ${account ?? 'a visitor'}: ${loaded.kib.toFixed(1)} KiB of JavaScript`);
      expect(loaded.kib, loaded.scripts.join('\n')).toBeLessThanOrEqual(kib);
    });
  }
}
