import type { Locator, Page } from '@playwright/test';
import { arriveAt } from './place.ts';

/** The top of every page: search, cart, who is logged in. */
export class Header {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get search(): Locator {
    return this.#page.getByRole('combobox', { name: '搜索', exact: true }).filter({ visible: true }).first();
  }

  get suggestions(): Locator {
    return this.#page.getByRole('option').filter({ visible: true });
  }

  async searchFor(keyword: string): Promise<void> {
    await this.search.fill(keyword);
    await this.search.press('Enter');
    await arriveAt(this.#page, 'search_index');
  }
}
