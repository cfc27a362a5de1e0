import { expect, type Page } from '@playwright/test';
import { accessFaults } from './accessible.ts';
import { recordShifts } from './measure.ts';

const WIDTHS = [360, 768, 1000, 1440];

/** Opens the address: the page does not shift, is accessible, and fits every window. */
export async function expectSoundPage(page: Page, address: string): Promise<void> {
  const shiftsOf = await recordShifts(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await shiftsOf(), 'nothing moves after the first paint').toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
