import { becomeAnotherDevice } from '../harness/another-device.ts';
import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

test.use({ shopName: 'e-mail', seed: 'none', codesBy: 'email' });

test('[C100][C103][C104] in an empty shop without SMS a buyer registers and logs in by e-mail @mobile', async ({
  page,
  mailbox,
}) => {
  const email = `caigou_${Math.floor(Math.random() * 1_000_000_000)}@example.com`;
  const button = page.getByRole('button', { name: '获取验证码' });
  const address = page.getByRole('textbox', { name: '邮箱' });
  const code = page.getByRole('textbox', { name: '验证码' });

  await page.goto('/register/step1');
  await address.fill(email);
  await code.fill(await mailbox.receiveCode(email, () => button.click()));
  await page.getByLabel('登录密码').fill('qinghao2027');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  // Logging in reloads the next page (S7).
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '注册并填写企业资料' }).click();
  await arriveAt(page, 'register_step2');
  await reloaded;

  await becomeAnotherDevice(page);
  await page.goto('/forget/step1');
  await address.fill(email);
  // An address gets one code a minute.
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).fill(email.toUpperCase());
  await page.getByLabel('密码', { exact: true }).fill('qinghao2027');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await arriveAt(page, 'register_step2');
});
