import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const named = { spec: '200丸/瓶', maker: '豫西本草', unit: '盒', price: '12.80', packStep: '1', stock: '100' };
const detail: Schemas['OwnPriceDetail'] = {
  id: 3,
  version: 'version-1',
  form: {
    title: '年度协议',
    startsAt: 1_795_000_000,
    isOpen: 1,
    joinsPromotions: 0,
    showsListPrice: 1,
    buyers: [{ id: 5, company: '康宁大药房' }],
    businesses: [],
    regions: [],
    rates: [{ maker: '豫西本草', rate: '92' }],
    goods: [{ goodsId: 7, price: '11.50' }],
  },
  goods: [{ id: 7, name: '六味地黄丸', ...named }],
};
const summary: Schemas['OwnPriceSummary'] = {
  id: 3,
  title: '年度协议',
  status: 'running',
  startsAt: 1_795_000_000,
  endsAt: null,
  members: '客户1家',
  goodsCount: 1,
  rateCount: 1,
  code: 'XY-2027',
};
const answers = {
  getOperator: operator('owner'),
  listOwnPrices: { list: [summary], total: 1 },
  getOwnPrices: detail,
  listScopeChoices: { categories: [{ id: 2, name: '中成药' }], scopes: [] },
  listMakers: { list: [], total: 0, twins: [] },
  listRegions: [],
  listGoods: { list: [], total: 0 },
  changeOwnPrices: { ...detail, version: 'version-2' },
};

test('changes prices of a list, pasted from a spreadsheet, and can undo it', async () => {
  const readOwnPriceFile: Schemas['OwnPriceFile'] = {
    rows: [
      { line: 1, goodsId: 7, price: '11.00' },
      { line: 2, goodsId: 8, price: '9.90' },
    ],
    refused: [],
    goods: [{ id: 8, name: '归脾丸', ...named }],
  };
  const desk = renderDesk('/activities/own-prices', { ...answers, readOwnPriceFile });
  const row = within(await screen.findByRole('row', { name: /年度协议/ }));
  for (const text of ['进行中', '客户1家', /至 长期/, 'XY-2027']) expect(row.getByText(text)).toBeDefined();
  await desk.user.click(row.getByRole('button', { name: '年度协议' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('六味地黄丸');
  expect(dialog.getByRole('button', { name: '移除 康宁大药房' })).toBeDefined();
  await desk.user.click(dialog.getByLabelText('粘贴价格'));
  await desk.user.paste('A0007\t11.00\n8\t9.90');
  await desk.user.click(dialog.getByRole('button', { name: '读取粘贴的价格' }));
  await desk.user.click(await dialog.findByRole('button', { name: '加入 2 种商品' }));
  expect(desk.sent('readOwnPriceFile')).toHaveLength(1);
  expect(dialog.getByLabelText('六味地黄丸 协议价')).toHaveProperty('value', '11.00');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('协议价已保存')).toBeDefined();
  expect(desk.sent('changeOwnPrices')[0]).toMatchObject({
    version: 'version-1',
    'list[buyers][0][id]': '5',
    'list[rates][0][maker]': '豫西本草',
    'list[rates][0][rate]': '92',
    'list[goods][0][price]': '11.00',
    'list[goods][1][goodsId]': '8',
  });
  await desk.user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已撤销')).toBeDefined();
  expect(desk.sent('changeOwnPrices')[1]).toMatchObject({ version: 'version-2', 'list[goods][0][price]': '11.50' });
});

test('shows the rows of a file and why others can’t be used, before it adds any', async () => {
  const read: Schemas['OwnPriceFile'] = {
    rows: [{ line: 2, goodsId: 9, price: '8.80' }],
    refused: [{ line: 3, text: '没有丸 8', reason: '没有这个商品' }],
    goods: [{ id: 9, name: '归脾丸', ...named }],
  };
  const desk = renderDesk('/activities/own-prices', { ...answers, readOwnPriceFile: read });
  await desk.user.click(await screen.findByRole('button', { name: '年度协议' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('六味地黄丸');
  await desk.user.upload(dialog.getByLabelText(/从文件导入/), new File(['编号,协议价'], '协议价.csv'));
  const refused = within(await dialog.findByRole('table', { name: '不能导入（1 行）' }));
  expect(refused.getByRole('row', { name: '3 没有丸 8 没有这个商品' })).toBeDefined();
  expect(dialog.getByRole('row', { name: '2 归脾丸 200丸/瓶 豫西本草 ¥12.80 ¥8.80' })).toBeDefined();
  expect(dialog.queryByLabelText('归脾丸 协议价')).toBeNull();
  await desk.user.click(dialog.getByRole('button', { name: '加入 1 种商品' }));
  expect(dialog.getByLabelText('归脾丸 协议价')).toHaveProperty('value', '8.80');
  expect(dialog.queryByRole('table', { name: /不能导入/ })).toBeNull();
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('协议价已保存')).toBeDefined();
  expect(desk.sent('changeOwnPrices')[0]).toMatchObject({
    'list[goods][0][goodsId]': '7',
    'list[goods][1][goodsId]': '9',
    'list[goods][1][price]': '8.80',
  });
});

test('says nothing of refused rows of a file without any', async () => {
  const desk = renderDesk('/activities/own-prices', {
    ...answers,
    readOwnPriceFile: {
      rows: [{ line: 2, goodsId: 9, price: '8.80' }],
      refused: [],
      goods: [{ id: 9, name: '归脾丸', ...named }],
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '年度协议' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('六味地黄丸');
  await desk.user.upload(dialog.getByLabelText(/从文件导入/), new File(['编号,协议价'], '协议价.csv'));
  await dialog.findByRole('button', { name: '加入 1 种商品' });
  expect(dialog.queryByText(/不能导入/)).toBeNull();
});

test('previews the prices of a buyer, until the list is changed', async () => {
  const row = { id: 7, name: '六味地黄丸', spec: '200丸/瓶', maker: '豫西本草', price: '11.50', struckPrice: '12.80' };
  const desk = renderDesk('/activities/own-prices', {
    ...answers,
    previewOwnPrices: { company: '康宁大药房', at: 1_795_000_000, goods: [{ ...row, reason: '本表商品价' }] },
  });
  await desk.user.click(await screen.findByRole('button', { name: '年度协议' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '康宁大药房' }));
  const name = '六味地黄丸 200丸/瓶 豫西本草 ¥11.50 ¥12.80 本表商品价';
  expect(await dialog.findByRole('row', { name })).toBeDefined();
  expect(desk.sent('previewOwnPrices')).toMatchObject([{ id: '3', buyer: '5', 'list[goods][0][price]': '11.50' }]);
  await desk.user.type(dialog.getByLabelText('六味地黄丸 协议价'), '9');
  expect(dialog.queryByRole('row', { name })).toBeNull();
});

test('says why a preview is refused', async () => {
  const errors = { buyer: ['这张表不适用于这个客户'] };
  const previewOwnPrices = new Refused(422, 422, '请检查', { errors });
  const desk = renderDesk('/activities/own-prices', { ...answers, previewOwnPrices });
  await desk.user.click(await screen.findByRole('button', { name: '年度协议' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '康宁大药房' }));
  expect(await dialog.findByText('这张表不适用于这个客户')).toBeDefined();
});

test('a new list takes a percentage of a category', async () => {
  const desk = renderDesk('/activities/own-prices', { ...answers, createOwnPrices: detail });
  await desk.user.click(await screen.findByRole('button', { name: '新建协议价' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/名称/), '诊所价');
  await desk.user.click(dialog.getByLabelText('诊所'));
  await desk.user.click(dialog.getByRole('button', { name: '加一条折扣' }));
  await dialog.findByRole('option', { name: '中成药' });
  await desk.user.selectOptions(dialog.getByLabelText(/分类/), '2');
  await desk.user.type(dialog.getByLabelText(/原价的百分之几/), '95');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('协议价已保存')).toBeDefined();
  expect(desk.sent('createOwnPrices')[0]).toMatchObject({
    'list[title]': '诊所价',
    'list[businesses][0]': 'clinic',
    'list[rates][0][categoryId]': '2',
    'list[rates][0][rate]': '95',
    'list[showsListPrice]': '1',
  });
});
