import type { Page } from '@playwright/test';
import { href } from '@yaoji/routes';
import { generateSync } from 'otplib';
import { becomeAnotherDevice } from '../harness/another-device.ts';
import { PASSWORD } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { logIn } from '../screens/login.ts';
import { arriveAt } from '../screens/place.ts';

// Refusals ask for the identity and the second factor.
test.use({ shopName: 'changed', refusals: [428] });

const person = { name: '周会计', phone: '13612340040', password: 'lantian-baiyun-7' };

const verify = async (page: Page, password: string) => {
  const dialog = page.getByRole('dialog', { name: '验证身份' });
  await dialog.getByLabel('登录密码').fill(password);
  await dialog.getByRole('button', { name: '验证', exact: true }).click();
};

test('[R116][R124][C252][C334][C335] a person protects their log-in, enters with a code, and the owner switches it off', async ({
  page,
  buyer,
}) => {
  await buyer.enter('chain-wuhou');
  await page.request.post('/api/user/identity', { form: { password: PASSWORD } });
  const form = { name: person.name, phone: person.phone, 'roles[0]': 'finance' };
  const { data } = await (await page.request.post('/api/company/person', { form })).json();
  const { phone, password } = person;
  await page.request.post('/api/auth/invitation/accept', { form: { code: data.code, phone, password, agree: 1 } });

  await becomeAnotherDevice(page);
  await page.goto('/login?back=%2Fzhzx_aqzx');
  await logIn(page, phone, password);
  await arriveAt(page, 'account_security');
  await expect(page.getByRole('button', { name: '修改登录密码' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await verify(page, password);
  const setup = page.getByRole('dialog', { name: '开启两步验证' });
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setup.getByRole('textbox', { name: '动态验证码' }).fill(generateSync({ secret }));
  await setup.getByRole('button', { name: '开启' }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('button', { name: '更换恢复码' }).click();
  await page.getByRole('button', { name: '更换', exact: true }).click();
  const shown = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: '我已保存' }).click();

  await becomeAnotherDevice(page);
  await page.goto('/login?back=%2Fzhzx_aqzx');
  await logIn(page, phone, password);
  const asked = page.getByRole('dialog', { name: '两步验证' });
  await asked.getByRole('textbox', { name: '动态验证码' }).fill(codes[0] ?? '');
  await asked.getByRole('button', { name: '验证' }).click();
  await arriveAt(page, 'account_security');
  await expect(page.getByRole('main')).toContainText('恢复码还剩 9 个');

  await becomeAnotherDevice(page);
  await buyer.enter('chain-wuhou');
  await page.goto(href('account_people'));
  await page.getByRole('button', { name: `关闭验证 ${person.name}` }).click();
  await page.getByRole('button', { name: '关闭两步验证', exact: true }).click();
  await verify(page, PASSWORD);
  await expect(page.getByText('两步验证已关闭')).toBeVisible();
  await page.goto(href('account_security'));
  await expect(page.getByRole('cell', { name: `员工：关闭${person.name}的两步验证` })).toBeVisible();

  await becomeAnotherDevice(page);
  await page.goto('/login?back=%2Fzhzx_aqzx');
  await logIn(page, phone, password);
  await arriveAt(page, 'account_security');
  await expect(page.getByRole('button', { name: '开启两步验证' })).toBeVisible();
});
