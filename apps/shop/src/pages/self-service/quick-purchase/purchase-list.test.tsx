import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListMatch } from '#testing/wire-list-match.ts';
import { wireBasicGoods } from '#testing/wire-samples.ts';

const match = (goods: Schemas['GoodsBasic'], difference: Schemas['ListDifference'] | null = null) =>
  wireListMatch(goods, difference ? { fit: 'differs', differences: [difference] } : {});
const listRow = (row: number, own: Partial<Schemas['ListRow']>): Schemas['ListRow'] => ({
  row,
  line: `line-${row}`,
  text: `第${row}行原文`,
  status: 'matched',
  matches: [match(wireBasicGoods())],
  picked: null,
  asked: '20',
  number: '20',
  message: '',
  ...own,
});
const matched = (rows: Schemas['ListRow'][]): { data: Schemas['PurchaseList'] } => ({
  data: { rows, matched: 1, reported: rows.length - 1, columns: ['品名', '数量'], rest: null },
});
const rows = [
  listRow(1, { text: '品名 数量', status: 'skipped', matches: [], asked: null, number: '0', message: '表头' }),
  listRow(2, { asked: '27', message: '按中包装10盒取整为20盒' }),
  listRow(3, {
    status: 'choose',
    asked: '35',
    matches: [
      wireListMatch(wireBasicGoods({ id: 13, name: '阿莫西林', zbz: '5' }), { number: '35' }),
      wireListMatch(wireBasicGoods({ id: 14, name: '阿莫西林克拉维酸' }), { number: '30' }),
    ],
    message: '有多个相近商品，请选择',
  }),
  listRow(4, { text: '神仙水 3瓶', status: 'unmatched', matches: [], number: '0', message: '没有找到这个商品' }),
];
const show = (routes = {}) =>
  renderShop('/kjcg?tab=list', { 'POST /api/user/purchase_list': () => matched(rows), ...routes });
const rowOf = (row: number) => screen.findByRole('article', { name: `第 ${row} 行` });
const bring = async ({ user }: ReturnType<typeof show>) => {
  await user.type(await screen.findByRole('textbox', { name: '采购清单' }), '六味地黄丸 27');
  await user.click(screen.getByRole('button', { name: '识别清单' }));
  await rowOf(2);
};
const answer = (...results: { goods_id: number; ok: boolean; message: string }[]) => ({
  data: { results: results.map((result) => ({ line_id: 1, code: null, number: '20', ...result })), total: 1 },
});

beforeEach(() => {
  localStorage.clear();
  useListDraft.setState({ owner: 0, list: null });
  // Test browsers have no layout: with a height, all virtual rows render.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

test('[K2][C196] every row of the list returns with its match', async () => {
  const view = show();
  await bring(view);
  expect(screen.getByText(/共 4 行：1 行待加入，2 行未选，0 行已加入，1 行不是商品/)).toBeDefined();
  expect(screen.getByText(/识别到的列：品名、数量/)).toBeDefined();
  const second = within(await rowOf(2));
  expect(second.getByRole('link', { name: '六味地黄丸' })).toBeDefined();
  expect(second.getByText('规格一致')).toBeDefined();
  expect(second.getByText('按中包装10盒取整为20盒')).toBeDefined();
  expect(second.getByRole('spinbutton')).toHaveProperty('value', '20');
  const fourth = within(await rowOf(4));
  expect(fourth.getByText('没有找到这个商品')).toBeDefined();
  expect(fourth.getByRole('link', { name: '去搜索' })).toBeDefined();
  expect(fourth.getByRole('link', { name: '登记求购' }).getAttribute('href')).toMatch(/^\/pzqg\/add\?name=./);
});

test('[K2] choosing between similar products includes the row, in full packs of that product', async () => {
  const view = show();
  await bring(view);
  const third = within(await rowOf(3));
  expect(third.getByRole('checkbox')).toHaveProperty('disabled', true);
  await view.user.selectOptions(third.getByRole('combobox', { name: '第 3 行的商品' }), '13');
  expect(third.getByRole('spinbutton')).toHaveProperty('value', '35');
  expect(third.getByRole('checkbox')).toHaveProperty('checked', true);
  expect(screen.getByText(/2 行待加入，1 行未选/)).toBeDefined();
});

test('[K2] products of another strength are never included automatically, and show the difference in red', async () => {
  const difference = { what: 'spec' as const, asked: '0.25g', goods: '0.5g' };
  const text = '规格不同：清单 0.25g，商品 0.5g';
  const strong = wireBasicGoods({ id: 15, name: '阿莫西林胶囊', ypgg: '0.5g*24粒', zbz: '5' });
  const view = show({
    'POST /api/user/purchase_list': () =>
      matched([
        listRow(2, {
          text: '阿莫西林胶囊 0.25g*24粒',
          status: 'choose',
          matches: [match(strong, difference)],
          message: text,
        }),
      ]),
  });
  await bring(view);
  const second = within(await rowOf(2));
  expect(second.getByRole('checkbox')).toHaveProperty('checked', false);
  expect(second.getByText(text).className).toContain('danger');
  expect(screen.getByText(/0 行待加入，1 行未选/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /都选最相近的/ })).toBeNull();
  await view.user.selectOptions(second.getByRole('combobox'), '15');
  expect(second.getByText(text).className).toContain('danger');
});

test('[K2][C224] choices for a row are remembered and can be forgotten', async () => {
  const before = { ...match(wireBasicGoods()), by: 'chosen' as const };
  const view = show({
    'POST /api/user/purchase_list': () => matched([listRow(2, { matches: [before] }), ...rows.slice(2)]),
    'POST /api/user/purchase_list/choice': () => ({ data: { line: '', goods_id: 0 } }),
  });
  await bring(view);
  const second = within(await rowOf(2));
  expect(second.getByText('上次选的')).toBeDefined();
  await view.user.click(second.getByRole('button', { name: '忘记' }));
  await view.user.selectOptions(within(await rowOf(3)).getByRole('combobox'), '13');
  const choices = () => view.calls.filter(({ path }) => path.endsWith('/choice')).map(({ form }) => String(form));
  await waitFor(() => expect(choices()).toEqual(['line=line-2&goods_id=0', 'line=line-3&goods_id=13']));
});

const equal = (id: number, maker: string, price: string, own: Partial<Schemas['ListMatch']> = {}) =>
  wireListMatch(wireBasicGoods({ id, name: '三黄片', sccj: maker, price }), { is_equal: 1, ...own });

test('[K2] of equal products the rule takes one, and says so; a key or a press takes the next', async () => {
  const view = show({
    'POST /api/user/purchase_list': () =>
      matched([
        listRow(2, {
          picked: 'price',
          matches: [
            equal(21, '百草堂', '5.00', { yxq: '2027-01-31' }),
            equal(22, '南山本草', '5.20', { yxq: '2028-12-31', number: '24' }),
            equal(23, '远方制药', '6.00', { bought_at: 1_795_000_000, number: '18', is_enough: 0 }),
          ],
        }),
      ]),
    'POST /api/user/purchase_list/choice': () => ({ data: { line: '', goods_id: 0 } }),
  });
  await bring(view);
  const row = within(await rowOf(2));
  expect(row.getByText('同规格 3 家，已选低价')).toBeDefined();
  expect(row.getByText(/百草堂 效期 2027-01-31/)).toBeDefined();
  expect(row.getByRole('option', { name: /南山本草（¥5.20，效期 2028-12-31，规格一致）/ })).toBeDefined();
  await view.user.click(row.getByRole('button', { name: '换一家' }));
  expect(row.getByText('同规格 3 家，自选')).toBeDefined();
  expect(row.getByRole('combobox')).toHaveProperty('value', '22');
  expect(row.getByRole('spinbutton')).toHaveProperty('value', '24');
  await view.user.click(row.getByRole('spinbutton'));
  await view.user.keyboard('{F2}');
  expect(row.getByRole('combobox')).toHaveProperty('value', '23');
  await view.user.keyboard('{F2}');
  expect(row.getByRole('combobox')).toHaveProperty('value', '21');
});

test('[K2] a changed rule picks again at once, and applies to the next list', async () => {
  const view = show({
    'POST /api/user/purchase_list': () =>
      matched([
        listRow(2, {
          picked: 'price',
          matches: [equal(21, '百草堂', '5.00', { yxq: '2027-01-31' }), equal(22, '南山本草', '5.20')],
        }),
      ]),
  });
  await bring(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: '同规格几家时' }), '效期远优先');
  expect(within(await rowOf(2)).getByText('同规格 2 家，已选效期远')).toBeDefined();
  expect(within(await rowOf(2)).getByRole('combobox')).toHaveProperty('value', '22');
  await view.user.click(screen.getByRole('button', { name: '重新导入' }));
  await view.user.click(await screen.findByRole('button', { name: '放弃并重新导入' }));
  await bring(view);
  const sent = view.calls.filter(({ path }) => path.endsWith('/purchase_list')).map(({ form }) => form);
  expect(sent.map((form) => form?.get('prefer'))).toEqual(['bought', 'expiry']);
  expect(localStorage.getItem('choice-rule:1')).toBe('expiry');
});

test('[K2] all open rows can take their best match at once', async () => {
  const view = show();
  await bring(view);
  await view.user.click(screen.getByRole('button', { name: '未确认的 1 行按推荐商品选择' }));
  expect(within(await rowOf(3)).getByRole('combobox')).toHaveProperty('value', '13');
  expect(screen.getByText(/2 行待加入，1 行未选/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /都选最相近的/ })).toBeNull();
});

test('[K2] every row is accounted for, and the remaining ones can be downloaded', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  const view = show({
    'POST /api/cart': () =>
      answer({ goods_id: 12, ok: true, message: '' }, { goods_id: 13, ok: false, message: '库存不足' }),
  });
  await bring(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: '第 3 行的商品' }), '13');
  await view.user.click(screen.getByRole('button', { name: '加入购物车（2 行）' }));
  expect(await screen.findByText(/共 4 行：0 行待加入，2 行未选，1 行已加入，1 行不是商品/)).toBeDefined();
  expect(within(await rowOf(3)).getByText('库存不足')).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: '下载未加入的 2 行' }));
  const text = (await files[0]?.text()) ?? '';
  expect(text.trim().split('\r\n').slice(1)).toEqual([
    '3,第3行原文,未加入,库存不足,阿莫西林 200丸/瓶 豫西本草',
    '4,神仙水 3瓶,未找到,没有找到这个商品,',
  ]);
});

test('[K2] decisions survive a reload', async () => {
  const view = show();
  await bring(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: '第 3 行的商品' }), '14');
  await waitFor(() => expect(sessionStorage.getItem('purchase-list:1')).toContain('"goodsId":14,"quantity":"30"'));
  view.unmount();
  useListDraft.setState({ owner: 0, list: null });
  show();
  expect(within(await rowOf(3)).getByRole('combobox')).toHaveProperty('value', '14');
});

test('[K2] a stored list of an earlier release is not opened', async () => {
  const old = {
    name: '清单',
    columns: [],
    goods: {},
    items: [{ row: 2, text: '六味地黄丸', options: [], outcome: null }],
  };
  sessionStorage.setItem('purchase-list:1', JSON.stringify(old));
  useListDraft.setState({ owner: 0, list: null });
  show();
  await waitFor(() => expect(useListDraft.getState().owner).toBe(1));
  expect(await screen.findByRole('textbox', { name: '采购清单' })).toBeDefined();
});

test('[E3] the server’s refusal is shown next to the list, and the text stays', async () => {
  const { user } = show({
    'POST /api/user/purchase_list': () => ({ status: 422, errors: { text: ['清单最多2000行，请分次提交'] } }),
  });
  const field = await screen.findByRole('textbox', { name: '采购清单' });
  await user.type(field, '很长的清单');
  await user.click(screen.getByRole('button', { name: '识别清单' }));
  expect((await screen.findAllByText('清单最多2000行，请分次提交')).length).toBe(2);
  expect(field).toHaveProperty('value', '很长的清单');
});

test('[K2] an unfinished list is discarded only after confirmation', async () => {
  const view = show();
  await bring(view);
  await view.user.click(screen.getByRole('button', { name: '重新导入' }));
  await view.user.click(await screen.findByRole('button', { name: '继续处理' }));
  expect(await rowOf(2)).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: '重新导入' }));
  await view.user.click(await screen.findByRole('button', { name: '放弃并重新导入' }));
  expect(await screen.findByRole('textbox', { name: '采购清单' })).toBeDefined();
});
