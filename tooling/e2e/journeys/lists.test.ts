import type { Page } from '@playwright/test';
import type { RouteName } from '@yaoji/routes';
import { follow } from '../harness/reply.ts';
import { expect as expectSoon, test } from '../harness/test.ts';

/** Pages that are lists: the address and the call that fills it. */
const LISTS: readonly (readonly [name: RouteName, address: string, call: string])[] = [
  ['list_index', '/list', '/api/goods/list'],
  ['list_table', '/list/table?page=2', '/api/goods/list'],
  ['search_index', '/search?keywords=%E6%84%9F%E5%86%92', '/api/goods/list'],
  ['near_expiry_zone', '/jxqzc', '/api/goods/list'],
  ['daily_special', '/mrtj', '/api/activity/everyday_price'],
  ['coupon_centre', '/lqzx', '/api/user/availableCoupon'],
  ['brand_list', '/ppzq', '/api/brand'],
];
/** Each of them is one of many: a slow one may take its time. */
const expect = expectSoon.configure({ soft: true, timeout: 25_000 });

const isFilling = ({ pathname }: URL) => LISTS.some(([, , call]) => call === pathname);
const shown = (page: Page, name: RouteName) => page.locator(`main[data-page="${name}"]`);

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test.describe('when the call fails', () => {
  test.use({ refusals: [500] });

  test('@mobile every list says so and can be asked for again', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/help/us/link');
    let isBroken = true;
    await page.route(isFilling, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { code: 500, message: '', data: null } }) : route.fallback(),
    );
    for (const [name, address] of LISTS) {
      await test.step(address, async () => {
        isBroken = true;
        await follow(page, address);
        const error = shown(page, name).getByRole('alert').filter({ hasText: '重新加载' }).first();
        await expect(error, address).toBeVisible();
        isBroken = false;
        // The page may get there by itself just before it is pressed; what cannot be pressed stays, and is seen below.
        await error
          .getByRole('button', { name: '重新加载' })
          .click({ timeout: 5_000 })
          .catch(() => undefined);
        await expect(error, address).toBeHidden();
        await expect(shown(page, name).locator('[aria-busy="true"]'), address).toHaveCount(0);
      });
    }
  });
});

test('@mobile every list without data says that there is nothing', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/help/us/link');
  await page.route(isFilling, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  });
  for (const [name, address] of LISTS) {
    await test.step(address, async () => {
      await follow(page, address);
      await expect(shown(page, name), address).toContainText(/没有|暂无|无记录|还未|尚未|已结束/);
      await expect(shown(page, name).getByRole('alert').filter({ hasText: '重新加载' }), address).toHaveCount(0);
    });
  }
});

/** The same answer without any entry. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'total' ? 0 : emptied(each)]));
}
