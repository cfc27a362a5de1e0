import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { enterDesk } from '../harness/desk.ts';
import { expect, test } from '../harness/test.ts';

// Roles and makers change here.
test.use({ shopName: 'changed' });

test('an owner makes a role and gives it to a colleague, whose menu then opens its page', async ({ context, shop }) => {
  const owner = await enterDesk(context, shop, 'owner');
  await owner.goto(shop.deskUrl + deskHref('roles'));
  await owner.getByRole('button', { name: '新建岗位' }).click();
  const form = owner.getByRole('dialog');
  await form.getByLabel('名称').fill('开票员');
  await form.getByRole('checkbox', { name: '开票', exact: true }).check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(owner.getByRole('button', { name: '开票员' })).toBeVisible();
  await owner.getByRole('link', { name: '同事', exact: true }).last().click();
  await owner
    .getByRole('row', { name: /孙运营/ })
    .getByRole('button', { name: '岗位' })
    .click();
  await owner.getByRole('dialog').getByRole('checkbox', { name: '开票员' }).check();
  await owner.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(owner.getByRole('row', { name: /孙运营/ }).getByText('运营、开票员')).toBeVisible();

  const content = await enterDesk(context, shop, 'content');
  await content.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '财务' }).click();
  await expect(content.getByRole('heading', { name: '发票', level: 1 })).toBeVisible();
});

test('a renamed maker is the one that buyers filter by', async ({ page, context, shop }) => {
  const content = await enterDesk(context, shop, 'content');
  await content.goto(shop.deskUrl + deskHref('makers'));
  const row = content.getByRole('row').last();
  await row.getByRole('button', { name: '改名' }).click();
  const name = content.getByRole('dialog').getByLabel('新名称');
  const renamed = `${await name.inputValue()}（新厂）`;
  await name.fill(renamed);
  await content.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(content.getByText('厂家已改名')).toBeVisible();

  await page.goto(href('list_index', {}, { maker: renamed }));
  await expect(page.getByText(renamed).first()).toBeVisible();
});
