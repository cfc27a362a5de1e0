import { expect, type Locator, type Page } from '@playwright/test';

/** The top of every page: search, cart, who is logged in. */
export class Header {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get search(): Locator {
    return this.#page.getByRole('combobox', { name: '搜索' }).filter({ visible: true }).first();
  }

  get suggestions(): Locator {
    return this.#page.getByRole('option').filter({ visible: true });
  }

  async searchFor(keyword: string): Promise<void> {
    await this.search.fill(keyword);
    await this.search.press('Enter');
    await expect(this.#page).toHaveURL(/\/search\?/);
  }
}
