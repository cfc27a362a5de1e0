import type { Page } from '@playwright/test';
import { quantityOf } from '../screens/goods.ts';

/** Something that a buyer does, and how it is known to have worked. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Brings page and pointer to where the buyer is about to do it; not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly perform: (page: Page) => Promise<void>;
  readonly outcome: (page: Page) => Promise<void>;
}

const maker = (page: Page) => page.getByRole('main').locator('a[href*="maker="]').first();
const unfold = async (page: Page) => {
  const button = page.getByRole('main').getByRole('button', { name: /^筛选/ });
  if (await button.isVisible()) await button.click();
};
const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^加入购物车/ })
    .and(page.locator(':enabled:not([aria-disabled=true])'))
    .first();
const quantity = (page: Page) => quantityOf(page.getByRole('main')).and(page.locator(':enabled')).first();
const added: Interaction['outcome'] = (page) =>
  page
    .getByText(/已加入购物车/)
    .first()
    .waitFor();

/** In every window. */
export const everywhere: readonly Interaction[] = [
  {
    name: 'filter the list',
    path: '/list',
    prepare: async (page) => {
      await unfold(page);
      await maker(page).hover();
    },
    perform: (page) => maker(page).click(),
    outcome: (page) => page.waitForURL(/maker=/),
  },
  {
    name: 'add to the cart',
    path: '/list',
    prepare: (page) => addButton(page).hover(),
    perform: (page) => addButton(page).click(),
    outcome: added,
  },
  {
    name: 'change a quantity of 500 lines',
    path: '/cart',
    prepare: (page) => quantity(page).focus(),
    perform: async (page) => {
      await quantity(page).press('ArrowUp');
      // Confirms it, which is when lines, promotions and totals are calculated anew.
      await page.keyboard.press('Enter');
    },
    outcome: (page) => page.waitForResponse(/\/api\/cart\/\d+\/edit$/).then(() => undefined),
  },
];

const drawerButton = (page: Page) =>
  page.getByRole('complementary', { name: '快捷面板' }).getByRole('button', { name: /购物车/ });

/** Where the panel at the right edge is. */
export const onWideWindows: readonly Interaction[] = [
  {
    name: 'open the drawer',
    path: '/list',
    prepare: (page) => drawerButton(page).hover(),
    perform: (page) => drawerButton(page).click(),
    outcome: (page) =>
      page
        .getByRole('dialog', { name: /^购物车/ })
        .getByRole('listitem')
        .first()
        .waitFor(),
  },
];
