import type { Locator, Page } from '@playwright/test';
import { operations } from '@yaoji/api-client/contract';
import { quantityOf } from '../screens/goods.ts';

/**
 * An action of a buyer, and the proof that it worked. Nothing searches the page while it is measured: on a slow
 * processor that takes longer than the action.
 */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Prepares the page, and returns the element to press; not measured. */
  readonly prepare: (page: Page) => Promise<Locator>;
  /** Keys to press in the focused element; without any, a click or a tap on the pressed one. */
  readonly keys?: readonly string[];
  /** An external result during the action. */
  readonly outcome?: (page: Page) => Promise<unknown>;
  /** Appears afterwards; checked after measuring. */
  readonly shown?: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
/** Phones have the filters in a sheet. */
const maker = async (page: Page) => {
  const sheet = main(page).getByRole('button', { name: /^筛选/ });
  if (await sheet.isVisible()) await sheet.click();
  await page.getByRole('button', { name: '厂家' }).click();
  return page.locator('a[href*="maker="]').first();
};
const addButton = (page: Page) =>
  main(page)
    .getByRole('article')
    .getByRole('button', { name: /^加入购物车/ })
    .and(page.locator(':enabled:not([aria-disabled=true])'))
    .first();
const quantity = (page: Page) => quantityOf(main(page)).and(page.locator(':enabled')).first();

/** In every window. */
export const everywhere: readonly Interaction[] = [
  {
    name: 'filter the list',
    path: '/list',
    prepare: maker,
    outcome: (page) => page.waitForURL(/maker=/),
  },
  {
    name: 'add to the cart',
    path: '/list',
    prepare: async (page) => addButton(page),
    outcome: (page) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === operations.addCartLines.path),
    shown: (page) => page.getByText(/已加入购物车/).first(),
  },
  {
    name: 'change a quantity of 500 lines',
    path: '/cart',
    prepare: async (page) => {
      await quantity(page).focus();
      return quantity(page);
    },
    // Enter confirms it, which recalculates lines, promotions and totals.
    keys: ['ArrowUp', 'Enter'],
    outcome: (page) => page.waitForResponse(/\/api\/cart\/\d+\/edit$/),
  },
];

const drawerButton = (page: Page) =>
  page.getByRole('complementary', { name: '快捷面板' }).getByRole('button', { name: /购物车/ });

/** For windows with the panel at the right edge. */
export const onWideWindows: readonly Interaction[] = [
  {
    name: 'open the drawer',
    path: '/list',
    prepare: async (page) => drawerButton(page),
    shown: (page) =>
      page
        .getByRole('dialog', { name: /^购物车/ })
        .getByRole('listitem')
        .first(),
  },
];
