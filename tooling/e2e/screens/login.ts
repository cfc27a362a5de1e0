import type { Page } from '@playwright/test';
import { PASSWORD } from '../harness/buyer.ts';

/** Fills the log-in form that is in view. */
export async function logIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: '用户名' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
