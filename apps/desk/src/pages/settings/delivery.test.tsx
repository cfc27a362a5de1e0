import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const rule: Schemas['DeliveryRule'] = {
  id: 3,
  version: 'version-1',
  form: {
    route: '成都线',
    regions: [{ code: '510100', name: '四川省成都市' }],
    fee: '12.00',
    firstGrams: 1000,
    nextGrams: 500,
    nextFee: '3.00',
    unitGrams: 200,
    minimum: '200.00',
    arrivalDays: 1,
  },
};

test('lists each rule as buyers read it', async () => {
  const desk = renderDesk('/settings/delivery', {
    getOperator: operator('owner'),
    listDeliveryRules: { list: [rule], total: 1 },
    removeDeliveryRule: rule,
  });
  const row = within(await screen.findByRole('row', { name: /成都线/ }));
  for (const text of ['四川省成都市', '首重¥12.00，每500克¥3.00', '按设置', '¥200.00', '今天下单，明天送达'])
    expect(row.getByText(text)).toBeDefined();
  await desk.user.click(row.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除 成都线')).toBeDefined();
  expect(desk.sent('removeDeliveryRule')).toHaveLength(1);
});

test('without rules, the general setting applies', async () => {
  renderDesk('/settings/delivery', { getOperator: operator('owner'), listDeliveryRules: { list: [], total: 0 } });
  expect(await screen.findByText('没有配送规则：各地都按“设置”里的配送与运费')).toBeDefined();
});

test('creates a rule for a district, with errors next to their fields', async () => {
  let tries = 0;
  const desk = renderDesk('/settings/delivery', {
    getOperator: operator('owner'),
    listDeliveryRules: { list: [], total: 0 },
    listRegions: [{ code: '510000', name: '四川省' }],
    createDeliveryRule: () => {
      tries += 1;
      const errors = { 'rule[regions]': ['四川省已在“川内线”里'] };
      return tries === 1 ? new Refused(422, 422, '四川省已在“川内线”里', { errors }) : rule;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建配送规则' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/线路/), '川内线');
  await desk.user.type(dialog.getByLabelText(/运费（元）/), '12');
  await desk.user.click(dialog.getByLabelText('周五'));
  await dialog.findByRole('option', { name: '四川省' });
  await desk.user.selectOptions(dialog.getByLabelText('省份'), '510000');
  await desk.user.click(dialog.getByRole('button', { name: '添加地区' }));
  expect(dialog.getByRole('button', { name: '移除 四川省' })).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect((await dialog.findAllByText('四川省已在“川内线”里')).length).toBeGreaterThan(0);
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('配送规则已保存')).toBeDefined();
  expect(desk.sent('createDeliveryRule')[0]).toMatchObject({
    'rule[route]': '川内线',
    'rule[fee]': '12',
    'rule[cutOff]': '17:00',
    'rule[arrivalDays]': '1',
    'rule[days][0]': '5',
    'rule[regions][0][code]': '510000',
  });
});
