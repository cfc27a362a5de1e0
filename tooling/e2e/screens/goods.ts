import type { Locator, Page } from '@playwright/test';

/** A card of goods in a list. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();
}

export function quantityOf(place: Locator | Page): Locator {
  return place.getByRole('spinbutton');
}

/** Types a quantity as a buyer does, and leaves the field. */
export async function setQuantity(place: Locator | Page, quantity: string): Promise<void> {
  const field = quantityOf(place);
  await field.fill(quantity);
  await field.press('Enter');
}
