import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { ShopServer } from '../harness/shop-server.ts';

/** Makes the first owner of an empty shop, by the link of its start. */
export async function becomeOwner(desk: Page, shop: ShopServer): Promise<void> {
  const link = shop.output.match(/http\S+\/first-owner#[\w-]+/)?.[0] ?? '';
  await desk.goto(link);
  await desk.getByLabel('账号').fill('zhang');
  await desk.getByLabel('姓名').fill('张三');
  await desk.getByLabel('密码', { exact: true }).fill('qinghe-yiyao-2026');
  await desk.getByRole('button', { name: '成为负责人' }).click();
  await desk.getByRole('button', { name: '绑定身份验证器' }).click();
  await desk.getByLabel('登录密码').fill('qinghe-yiyao-2026');
  await desk.getByRole('button', { name: '下一步' }).click();
  const secret = (await desk.getByText('不能扫码时手动输入').innerText()).split('：').at(-1)?.trim() ?? '';
  await desk.getByLabel('动态验证码').fill(generateSync({ secret }));
  await desk.getByRole('button', { name: '开启' }).click();
  await expect(desk.getByRole('heading', { name: '备用码' })).toBeVisible();
}
