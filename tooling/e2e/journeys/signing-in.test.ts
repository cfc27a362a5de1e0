import type { Page } from '@playwright/test';
import { operations } from '@yaoji/api-client';
import { PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { logIn } from '../screens/login.ts';
import { newPhone, receiveCode, scan, ticketShownBy } from '../screens/phone.ts';
import { arriveAt } from '../screens/place.ts';

/** Of the demonstration data; each is sent codes by one journey only, since codes to a phone are a minute apart. */
const EXPIRED_PHONE = '13800001004';
const REFUSED_PHONE = '13800001012';

/** Enters the password of the logged-in account, which binding requires. */
async function verify(page: Page) {
  expect((await page.request.post(operations.verifyIdentity.path, { form: { password: PASSWORD } })).ok()).toBe(true);
}

async function unbind(page: Page) {
  await verify(page);
  expect((await page.request.delete(operations.unbindWechat.path)).ok()).toBe(true);
}

test('[R005][C101][C103] a buyer logs in with a code and returns to the page before @mobile', async ({ page }) => {
  await page.goto('/login?back=%2Flist');
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill(EXPIRED_PHONE);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await receiveCode(page, EXPIRED_PHONE));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await arriveAt(page, 'list_index');
  await expect(
    page
      .getByRole('button', { name: '退出' })
      .or(page.getByRole('link', { name: '我的' }))
      .first(),
  ).toBeVisible();
});

test('[R060][R061][R062][R063][C108][C109] a forgotten password is replaced, and the new one logs in @mobile', async ({
  page,
}) => {
  await page.goto('/forget');
  await arriveAt(page, 'forget_step1');
  await page.getByRole('textbox', { name: '手机号' }).fill(REFUSED_PHONE);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await receiveCode(page, REFUSED_PHONE));
  await page.getByRole('button', { name: '下一步' }).click();
  await arriveAt(page, 'forget_step2');
  await page.reload();
  await page.getByLabel(/^\*?新密码$/).fill('qinghao2028');
  await page.getByLabel('确认新密码').fill('qinghao2028');
  await page.getByRole('button', { name: '重置密码' }).click();
  await arriveAt(page, 'forget_step3');
  await page.getByRole('link', { name: '去登录' }).click();
  await page.getByRole('textbox', { name: '用户名' }).fill('refused');
  await page.getByLabel('密码', { exact: true }).fill('qinghao2028');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  // The registration continues where it stopped.
  await arriveAt(page, 'register_step2');
});

for (const path of ['/forget/step2', '/forget/step3']) {
  test(`[R062][R063] nobody jumps into ${path} @walk`, async ({ page }) => {
    await page.goto(path);
    await arriveAt(page, 'forget_step1');
  });
}

test.describe('a phone without an account', () => {
  test.use({ refusals: [422] });

  test('[C103][C108] receives a code like any other, and only its owner learns more', async ({ page }) => {
    const phone = newPhone();
    await page.goto('/forget/step1');
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await receiveCode(page, phone));
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(/尚未注册/);
    await arriveAt(page, 'forget_step1');
  });
});

test('[R005][C110] a WeChat that is bound logs in by scanning', async ({ page, buyer }) => {
  await buyer.enter('clinic');
  await verify(page);
  const bind = await page.request.post(operations.createBindCode.path);
  await scan(page, (await bind.json()).data.code, '杏和里小陈');
  expect((await page.request.delete(operations.logout.path)).ok()).toBe(true);

  await page.goto('/login');
  const ticket = await ticketShownBy(page, () => page.getByRole('tab', { name: '微信扫码' }).click());
  await scan(page, ticket, '杏和里小陈');
  await arriveAt(page, 'home');
  const { data } = await (await page.request.get(operations.getUserState.path)).json();
  expect(data.username).toBe('clinic');
  await unbind(page);
});

test('[R069][C110][C111] an unknown WeChat is bound to a new account, which goes on to register @mobile', async ({
  page,
}) => {
  const phone = newPhone();
  const ticket = await ticketShownBy(page, () => page.goto('/login?by=wechat'));
  await scan(page, ticket, `新客${phone.slice(-4)}`);
  await arriveAt(page, 'register_wechat');
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await receiveCode(page, phone));
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await arriveAt(page, 'register_step2');
});

test('[R069][C111] an unknown WeChat is bound to an account by its password @walk', async ({ page }) => {
  const ticket = await ticketShownBy(page, () => page.goto('/login?by=wechat&back=%2Flist'));
  await scan(page, ticket, '华西小林');
  await arriveAt(page, 'register_wechat');
  await page.getByRole('tab', { name: '已有账号绑定' }).click();
  await page.getByRole('textbox', { name: '用户名' }).fill('expired');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await arriveAt(page, 'list_index');
  await unbind(page);
});

test('[R069] without a scan there is nothing to bind @walk', async ({ page }) => {
  await page.goto('/register/wechat');
  await expect(page.getByText('请先用微信扫码')).toBeVisible();
  await page.getByRole('link', { name: '去扫码' }).click();
  await expect(page.getByRole('tab', { name: '微信扫码' })).toHaveAttribute('aria-selected', 'true');
});

test('[R005] the form is filled and sent by the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).focus();
  await page.keyboard.type('clinic');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'home');
});

test('[R005] the way to log in is in the address and changed by arrows @walk', async ({ page }) => {
  await page.goto('/login?by=sms');
  await page.getByRole('tab', { name: '短信登录' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeVisible();
  await page.reload();
  await logIn(page, 'clinic');
  await arriveAt(page, 'home');
});
