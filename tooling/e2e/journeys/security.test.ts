import { generateSync } from 'otplib';
import { becomeAnotherDevice } from '../harness/another-device.ts';
import { PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { logIn } from '../screens/login.ts';
import { arriveAt } from '../screens/place.ts';

// Refusals ask for the identity and the second factor; a wrong code is one.
test.use({ shopName: 'changed', refusals: [422, 428] });

test('[R116][C246][C247][C248][C249][C252] a second factor is switched on, asked for at the next log-in, and switched off', async ({
  page,
  buyer,
}) => {
  await buyer.enter('chain-wuhou');
  await page.goto('/zhzx_aqzx');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '验证', exact: true }).click();
  const setup = page.getByRole('dialog', { name: '开启两步验证' });
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setup.getByRole('textbox', { name: '动态验证码' }).fill(generateSync({ secret }));
  await setup.getByRole('button', { name: '开启' }).click();
  const shown = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByRole('main')).toContainText('恢复码还剩 10 个');

  // Another device knows the password alone.
  await becomeAnotherDevice(page);
  await page.goto('/login?back=%2Fzhzx_aqzx');
  await logIn(page, 'chain-wuhou');
  const asked = page.getByRole('dialog', { name: '两步验证' });
  await asked.getByRole('textbox', { name: '动态验证码' }).fill('000000');
  await asked.getByRole('button', { name: '验证' }).click();
  await expect(asked.getByRole('alert')).toBeVisible();
  await asked.getByRole('textbox', { name: '动态验证码' }).fill(codes[0] ?? '');
  await asked.getByRole('button', { name: '验证' }).click();
  await arriveAt(page, 'account_security');
  await expect(page.getByRole('main')).toContainText('恢复码还剩 9 个');

  await page.getByRole('button', { name: '关闭两步验证' }).click();
  await page.getByRole('button', { name: '确认关闭' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '验证', exact: true }).click();
  // The code of the log-in holds for ten minutes.
  await expect(page.getByRole('cell', { name: '两步验证已关闭' })).toBeVisible();
  await expect(page.getByRole('button', { name: '开启两步验证' })).toBeVisible();
});
