import { screen, waitFor, within } from '@testing-library/react';
import type { OperationData, Schemas } from '@yaoji/api-client/desk';
import { expect, test, vi } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { goods, operator, orderPage } from '#testing/samples.ts';

test('changes prices down a column, saves them together, and undoes that', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: { list: [goods(1), goods(2)], total: 2 },
    changeGoods: [1, 2].map((id) => goods(id, { price: '13.5', version: `saved-${id}` })),
  });
  const first = await screen.findByLabelText('六味地黄丸1 单价');
  await desk.user.click(first);
  await desk.user.keyboard('13.5{Enter}14');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('六味地黄丸2 单价');
  await desk.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('已保存 2 种商品')).toBeDefined();
  expect(desk.sent('changeGoods')).toEqual([
    {
      'rows[0][id]': '1',
      'rows[0][version]': 'version-1',
      'rows[0][price]': '13.5',
      'rows[1][id]': '2',
      'rows[1][version]': 'version-2',
      'rows[1][price]': '14',
    },
  ]);
  await desk.user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已撤销')).toBeDefined();
  expect(desk.sent('changeGoods').at(-1)).toEqual({
    'rows[0][id]': '1',
    'rows[0][version]': 'saved-1',
    'rows[0][price]': '12.80',
    'rows[1][id]': '2',
    'rows[1][version]': 'saved-2',
    'rows[1][price]': '12.80',
  });
});

test('previews edits in the shop before saving', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const answer = { url: 'http://shop.test/preview/abc' };
  const listGoods = { list: [goods(1)], total: 1 };
  const desk = renderDesk('/goods', { getOperator: operator('owner'), listGoods, beginPreview: answer });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('13.5{Enter}');
  await desk.user.click(screen.getByRole('button', { name: '预览' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(answer.url, '_blank', 'noopener'));
  expect(desk.sent('beginPreview')).toEqual([
    {
      path: '/list_index',
      viewer: 'buyer',
      'goods[0][id]': '1',
      'goods[0][version]': 'version-1',
      'goods[0][price]': '13.5',
    },
  ]);
  expect(desk.sent('changeGoods')).toEqual([]);
});

test('shows concurrent changes by somebody else as a difference, and can overwrite them', async () => {
  const now = goods(1, { price: '15', version: 'version-9' });
  let tries = 0;
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: () => ({ list: [tries > 0 ? now : goods(1)], total: 1 }),
    changeGoods: () => {
      tries += 1;
      return tries === 1
        ? new Refused(409, 40904, '商品已被修改', { data: { current: [now] } })
        : [goods(1, { price: '13.5' })];
    },
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('13.5');
  await desk.user.click(screen.getByRole('button', { name: '保存' }));
  const row = (await screen.findByText('六味地黄丸1 单价')).closest('tr');
  expect(row?.textContent).toBe('六味地黄丸1 单价12.8015');
  await desk.user.click(screen.getByRole('button', { name: '仍按我的保存' }));
  await waitFor(() => expect(desk.sent('changeGoods').at(-1)).toMatchObject({ 'rows[0][version]': 'version-9' }));
});

test('pastes a column from a spreadsheet, copies a value from the row above, and asks before leaving', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: { list: [goods(1), goods(2), goods(3)], total: 3 },
    listOrders: orderPage([]),
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.paste('13.5\n14\n');
  await desk.user.click(screen.getByLabelText('六味地黄丸3 单价'));
  await desk.user.keyboard('{Control>}d{/Control}');
  const values = [1, 2, 3].map((id) => screen.getByLabelText<HTMLInputElement>(`六味地黄丸${id} 单价`).value);
  expect(values).toEqual(['13.5', '14', '14']);
  await desk.user.click(screen.getByRole('link', { name: /订单/ }));
  await desk.user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(desk.address()).toBe('/goods');
  await desk.user.click(screen.getByRole('link', { name: /订单/ }));
  await desk.user.click(await screen.findByRole('button', { name: '放弃修改' }));
  expect(await screen.findByRole('heading', { name: '订单' })).toBeDefined();
});

test('schedules prices for later, and cancels a planned one', async () => {
  const planned = goods(1, { nextPrice: { price: '13.50', startsAt: 1_798_732_800 } });
  let isPlanned = false;
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: () => ({ list: [isPlanned ? planned : goods(1)], total: 1 }),
    planPrices: () => {
      isPlanned = true;
      return [planned];
    },
    listBatches: [{ batchNo: 'A240301', expiry: '2027-03-01', quantity: '320' }],
    listPrices: [{ before: '12.00', after: '12.80', createdAt: 1_767_225_600 }],
    cancelPlannedPrice: () => {
      isPlanned = false;
      return [goods(1)];
    },
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('13.5');
  await desk.user.click(screen.getByRole('button', { name: '定时生效' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText(/生效时间/);
  await desk.user.clear(field);
  await desk.user.type(field, '2027-01-01T00:00');
  await desk.user.click(dialog.getByRole('button', { name: '定时生效' }));
  await desk.user.click(await screen.findByRole('button', { name: /01-01 起 ¥13.50/ }));
  expect(desk.sent('planPrices')).toEqual([{ startsAt: '1798732800', 'rows[0][id]': '1', 'rows[0][price]': '13.5' }]);
  expect((await screen.findByRole('table', { name: '在库批次' })).textContent).toContain('A240301');
  expect((await screen.findByRole('table', { name: '调价记录' })).textContent).toContain('¥12.80');
  await desk.user.click(screen.getByRole('button', { name: '撤回' }));
  expect(await screen.findByText('已撤回定时调价')).toBeDefined();
});

test('roles that may not change products see plain figures', async () => {
  renderDesk('/goods', { getOperator: operator('warehouse'), listGoods: { list: [goods(1)], total: 1 } });
  expect(await screen.findByText('¥12.80')).toBeDefined();
  expect(screen.queryByLabelText('六味地黄丸1 单价')).toBeNull();
});

test('shows the effects of new prices before saving', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: { list: [goods(1)], total: 1 },
    listPriceEffects: [
      { goodsId: 1, kind: 'overtaken', title: '周二特价', price: '16.00' },
      { goodsId: 1, kind: 'plan', title: '', price: '21.00' },
    ],
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('15');
  const effects = await screen.findByRole('list', { name: '调价影响' });
  expect(await within(effects).findByText(/活动「周二特价」¥16.00 不再便宜/)).toBeDefined();
  expect(effects.textContent).toContain('¥12.80 → ¥15 +17.2%');
  expect(
    desk.calls
      .filter(({ id }) => id === 'listPriceEffects')
      .at(-1)
      ?.url.searchParams.get('prices'),
  ).toBe('1:15');
});

test('shows the margin before and after a new price or cost, and warns below cost', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: { list: [goods(1, { cost: '9.60' }), goods(2, { cost: null })], total: 2 },
    listPriceEffects: [{ goodsId: 1, kind: 'tierCost', title: '10', price: '9.00' }],
    changeGoods: [goods(1), goods(2)],
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('12');
  const effects = within(await screen.findByRole('list', { name: '调价影响' }));
  expect(await effects.findByText(/满 10 的阶梯价 ¥9.00 低于进价/)).toBeDefined();
  expect(effects.getByText(/毛利 ¥3.20 \(25.0%\) → ¥2.40 \(20.0%\)/)).toBeDefined();
  await desk.user.click(screen.getByLabelText('六味地黄丸2 进价'));
  await desk.user.keyboard('13.8');
  expect(await effects.findByText(/毛利 −¥1.00 \(-7.8%\)/)).toBeDefined();
  await desk.user.clear(screen.getByLabelText('六味地黄丸1 进价'));
  await waitFor(() =>
    expect(
      desk.calls
        .filter(({ id }) => id === 'listPriceEffects')
        .at(-1)
        ?.url.searchParams.get('prices'),
    ).toBe('1:12:0,2:12.80:13.8'),
  );
  await desk.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('已保存 2 种商品')).toBeDefined();
  expect(desk.sent('changeGoods')).toMatchObject([
    { 'rows[0][price]': '12', 'rows[0][cost]': '0', 'rows[1][cost]': '13.8' },
  ]);
});

test('roles that may not see the cost have no column for it', async () => {
  renderDesk('/goods', { getOperator: operator('warehouse'), listGoods: { list: [goods(1)], total: 1 } });
  await screen.findByText('¥12.80');
  expect(screen.queryByRole('columnheader', { name: '进价' })).toBeNull();
});

const listedBuyer: Schemas['Buyer'] = {
  id: 7,
  username: 'kangning',
  company: '康宁大药房（锦江店）',
  businessKind: 'pharmacy',
  status: 'passed',
  region: '',
  salesperson: null,
  tags: [],
  waitingDocuments: 0,
  expiredDocuments: 0,
  submittedAt: null,
  createdAt: 1_767_225_600,
};

const terms = {
  version: 'version-1',
  isControlled: 0,
  buyers: [],
  regions: [],
  tiers: { id: 1, version: 'tiers-1', form: { freeShippingNumber: '0', tiers: [{ number: '10', price: '12.00' }] } },
  pictures: [
    { large: '/pictures/own/a.webp', thumbnail: '/pictures/own/a-small.webp' },
    { large: '/pictures/own/b.webp', thumbnail: '/pictures/own/b-small.webp' },
  ],
  video: '/films/7.mp4',
} satisfies OperationData<'getGoodsTerms'>;

test('changes the floor of a product, or hands it in to a second operator', async () => {
  const words = '六味地黄丸1新的最低价：9.00元，低于最低价10.50元';
  const desk = renderDesk('/goods', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1, { ownFloor: '10.50' })], total: 1 },
    getGoodsTerms: terms,
    listBatches: [],
    listPrices: [],
    changeGoods: new Refused(428, 42_804, words, { data: { approval: 3 } }),
  });
  await desk.user.click(await screen.findByRole('button', { name: /六味地黄丸1/ }));
  expect(await screen.findByText('¥10.50')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '修改最低售价' }));
  const dialog = within(screen.getByRole('dialog', { name: '修改最低售价' }));
  await desk.user.clear(dialog.getByLabelText(/最低售价/));
  await desk.user.type(dialog.getByLabelText(/最低售价/), '9');
  await desk.user.click(dialog.getByRole('button', { name: '修改最低售价' }));
  expect(await dialog.findByText(words)).toBeDefined();
  expect(dialog.getByRole('button', { name: '提交审批' })).toBeDefined();
  expect(desk.sent('changeGoods')).toMatchObject([{ 'rows[0][id]': '1', 'rows[0][ownFloor]': '9' }]);
});

test('changes the video of a product', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1)], total: 1 },
    getGoodsTerms: terms,
    listBatches: [],
    listPrices: [],
    changeGoodsVideo: { ...terms, video: null },
  });
  await desk.user.click(await screen.findByRole('button', { name: /六味地黄丸1/ }));
  await screen.findByText('视频 /films/7.mp4');
  await desk.user.click(screen.getByRole('button', { name: '修改视频' }));
  const dialog = within(screen.getByRole('dialog', { name: '修改视频' }));
  await desk.user.clear(dialog.getByLabelText(/视频路径/));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('视频已保存')).toBeDefined();
  expect(desk.sent('changeGoodsVideo')).toEqual([{}]);
});

test('restricts products to named buyers and regions', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1)], total: 1 },
    getGoodsTerms: terms,
    changeGoodsTerms: terms,
    listBuyers: { list: [listedBuyer], total: 1 },
    listRegions: [{ code: '510000', name: '四川省' }],
  });
  await desk.user.click(await screen.findByRole('button', { name: /六味地黄丸1/ }));
  await desk.user.click(await screen.findByRole('button', { name: '修改销售范围' }));
  await desk.user.click(screen.getByRole('checkbox', { name: /控销/ }));
  expect(screen.getByText('还没有指定客户：谁也不能买')).toBeDefined();
  await desk.user.type(screen.getByLabelText('添加客户'), '康宁');
  await desk.user.click(await screen.findByRole('button', { name: '康宁大药房（锦江店）' }));
  await desk.user.selectOptions(screen.getByLabelText('省份'), '510000');
  await desk.user.click(screen.getByRole('button', { name: '不销往' }));
  expect(screen.getByRole('button', { name: '移除 不销往 四川省' })).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '保存销售范围' }));
  expect(await screen.findByText('销售范围已保存')).toBeDefined();
  expect(desk.sent('changeGoodsTerms')).toEqual([
    {
      version: 'version-1',
      isControlled: '1',
      'buyers[0]': '7',
      'regions[0][code]': '510000',
      'regions[0][isExcluded]': '1',
    },
  ]);
});

test('[L3] [F1] sets tiered prices and free shipping, and shows changes by somebody else', async () => {
  const current = { ...terms.tiers, version: 'tiers-2', form: { freeShippingNumber: '5', tiers: [] } };
  let tries = 0;
  const desk = renderDesk('/goods', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1)], total: 1 },
    getGoodsTerms: terms,
    changeGoodsTiers: () => {
      tries += 1;
      return tries === 1 ? new Refused(409, 40904, '刚被他人修改', { data: { current } }) : current;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: /六味地黄丸1/ }));
  expect(await screen.findByText(/10 起 ¥12.00 · 不按数量包邮/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '修改阶梯价与包邮' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改阶梯价与包邮' }));
  await desk.user.click(dialog.getByRole('button', { name: '加一档' }));
  const second = within(dialog.getByRole('group', { name: '第 2 档' }));
  await desk.user.type(second.getByLabelText(/起订量/), '50');
  await desk.user.type(second.getByLabelText(/单价/), '11');
  await desk.user.clear(dialog.getByLabelText(/包邮数量/));
  await desk.user.type(dialog.getByLabelText(/包邮数量/), '30');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect((await dialog.findByRole('table', { name: '被修改的内容' })).textContent).toContain(
    '阶梯价10 起 ¥12.00没有阶梯价',
  );
  await desk.user.click(dialog.getByRole('button', { name: '仍按我的保存' }));
  const saved = (await screen.findByText('阶梯价与包邮已保存')).closest('li') as HTMLElement;
  expect(desk.sent('changeGoodsTiers').at(-1)).toEqual({
    version: 'tiers-2',
    'goods[freeShippingNumber]': '30',
    'goods[tiers][0][number]': '10',
    'goods[tiers][0][price]': '12.00',
    'goods[tiers][1][number]': '50',
    'goods[tiers][1][price]': '11',
  });
  await desk.user.click(within(saved).getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已撤销')).toBeDefined();
  expect(desk.sent('changeGoodsTiers').at(-1)).toEqual({ version: 'tiers-2', 'goods[freeShippingNumber]': '5' });
});

test('sorts and removes pictures', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('content'),
    listGoods: { list: [goods(1)], total: 1 },
    getGoodsTerms: terms,
    arrangeGoodsPictures: terms,
  });
  await desk.user.click(await screen.findByRole('button', { name: /六味地黄丸1/ }));
  const forwards = await screen.findAllByRole('button', { name: '前移' });
  expect(forwards.map((button) => button.hasAttribute('disabled'))).toEqual([true, false]);
  await desk.user.click(forwards[1] as HTMLElement); // There are two.
  await desk.user.click(screen.getAllByRole('button', { name: '移除' })[0] as HTMLElement); // There are two.
  expect(desk.sent('arrangeGoodsPictures')).toEqual([
    { 'large[0]': '/pictures/own/b.webp', 'large[1]': '/pictures/own/a.webp' },
    { 'large[0]': '/pictures/own/b.webp' },
  ]);
  expect(screen.queryByRole('button', { name: '修改销售范围' })).toBeNull();
});

test('creates a product, and then lists it to set its price', async () => {
  const form = {
    name: '午时茶颗粒',
    unit: '盒',
    vatRate: 13 as const,
    withCoupon: 1 as const,
    isPrescription: 0 as const,
    containsEphedrine: 0 as const,
  };
  const desk = renderDesk('/goods?status=low', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1)], total: 1 },
    createGoods: { id: 7, version: 'v', form },
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建商品' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/名称$/), '午时茶颗粒');
  await desk.user.selectOptions(dialog.getByLabelText('税率'), '9%');
  await desk.user.click(dialog.getByLabelText('新'));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('商品已保存')).toBeDefined();
  expect(desk.sent('createGoods')).toEqual([
    {
      'goods[name]': '午时茶颗粒',
      'goods[unit]': '盒',
      'goods[vatRate]': '9',
      'goods[withCoupon]': '1',
      'goods[isPrescription]': '0',
      'goods[containsEphedrine]': '0',
      'goods[tags][0]': '新',
    },
  ]);
  await waitFor(() =>
    expect(desk.calls.at(-1)?.url.searchParams.toString()).toBe(
      String(new URLSearchParams({ page: '1', keywords: '午时茶颗粒' })),
    ),
  );
});

test('changes what a product is, and names the field that a rule refuses', async () => {
  const form = {
    name: '六味地黄丸1',
    unit: '盒',
    vatRate: 13 as const,
    withCoupon: 1 as const,
    isPrescription: 0 as const,
    containsEphedrine: 0 as const,
  };
  const desk = renderDesk('/goods', {
    getOperator: operator('owner'),
    listGoods: { list: [goods(1)], total: 1 },
    getGoodsProfile: { id: 1, version: 'v', form: { ...form, spec: '200丸/瓶' } },
    changeGoodsProfile: new Refused(422, 42200, '填写有误', { errors: { 'goods[scope]': ['没有这个范围'] } }),
  });
  await desk.user.click(await screen.findByRole('button', { name: /^六味地黄丸1/ }));
  await desk.user.click(await screen.findByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改商品' }));
  await desk.user.clear(dialog.getByLabelText('规格'));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('没有这个范围')).toBeDefined();
  expect(desk.sent('changeGoodsProfile')[0]).not.toHaveProperty(['goods[spec]']);
});

test('moves all goods of the filtered list to a category', async () => {
  const desk = renderDesk('/goods?search=益母草&status=listed', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1)], total: 120 },
    moveGoods: { moved: 120 },
  });
  await desk.user.click(await screen.findByRole('button', { name: '移到分类' }));
  const dialog = within(screen.getByRole('dialog', { name: '把 120 个商品移到分类' }));
  await desk.user.type(dialog.getByLabelText(/分类$/), '中成药>妇科');
  await desk.user.click(dialog.getByRole('button', { name: '移动' }));
  expect(await screen.findByText('已移动 120 个商品')).toBeDefined();
  expect(desk.sent('moveGoods')).toEqual([
    { category: '中成药>妇科', count: '120', keywords: '益母草', status: 'listed' },
  ]);
});
