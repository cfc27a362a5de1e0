import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { priorityRule } from '@yaoji/domain';
import { expect, test, vi } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { goods, operator } from '#testing/samples.ts';

const detail = (more: Partial<Schemas['ActivityForm']> = {}): Schemas['ActivityDetail'] => ({
  id: 5,
  version: 'version-1',
  status: 'running',
  form: {
    kind: 'seckill',
    title: '早场',
    startsAt: 1_798_732_800,
    endsAt: 1_798_819_200,
    isOpen: 1,
    goods: [{ goodsId: 1, price: '9.90', stock: '20', cap: '2' }],
    ...more,
  },
  goodsCount: 1,
  goods: [{ ...goods(1), name: '六味地黄丸', price: '12.80' }],
  warnings: [],
});
const choices = { categories: [{ id: 3, name: '中成药 / 感冒用药' }], scopes: ['中成药'] };

test('previews an activity in the shop while it is edited, with errors next to their fields', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  let isRefused = true;
  const desk = renderDesk('/activities/5', {
    getOperator: operator('sales'),
    listScopeChoices: choices,
    getActivity: detail(),
    beginPreview: () => {
      const errors = { 'activity[endsAt]': ['结束时间须晚于开始时间'] };
      return isRefused
        ? new Refused(422, 422, '结束时间须晚于开始时间', { errors })
        : { url: 'http://shop.test/preview/abc' };
    },
  });
  await desk.user.type(await screen.findByLabelText(/活动名称/), '秒杀');
  await desk.user.click(screen.getByRole('button', { name: '预览' }));
  expect(await screen.findByText('结束时间须晚于开始时间')).toBeDefined();
  expect(open).not.toHaveBeenCalled();
  isRefused = false;
  await desk.user.click(screen.getByRole('button', { name: '预览' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('http://shop.test/preview/abc', '_blank', 'noopener'));
  expect(screen.queryByText('结束时间须晚于开始时间')).toBeNull();
  expect(desk.sent('beginPreview').at(-1)).toMatchObject({
    viewer: 'buyer',
    id: '5',
    version: 'version-1',
    'activity[title]': '早场秒杀',
    'activity[goods][0][price]': '9.90',
  });
  expect(desk.sent('changeActivity')).toEqual([]);
});

test('creates a full reduction over a category with tiers, with errors next to their fields', async () => {
  let tries = 0;
  const desk = renderDesk('/activities/new', {
    getOperator: operator('sales'),
    listScopeChoices: choices,
    createActivity: () => {
      tries += 1;
      const errors = { 'activity[tiers][0][money]': ['优惠金额须低于门槛'] };
      return tries === 1 ? new Refused(422, 422, '优惠金额须低于门槛', { errors }) : detail();
    },
    getActivity: detail(),
  });
  await desk.user.type(await screen.findByLabelText(/活动名称/), '满300减20');
  await desk.user.type(screen.getByLabelText(/满（元）/), '300');
  await desk.user.type(screen.getByLabelText(/减（元）/), '300');
  await desk.user.click(screen.getByLabelText(/按范围/));
  await screen.findByRole('option', { name: '中成药 / 感冒用药' });
  await desk.user.selectOptions(screen.getByLabelText('添加品类'), '3');
  await desk.user.click(screen.getByRole('button', { name: '创建活动' }));
  expect(await screen.findByText('优惠金额须低于门槛')).toBeDefined();
  const money = screen.getByLabelText(/减（元）/);
  await desk.user.clear(money);
  await desk.user.type(money, '20');
  await desk.user.click(screen.getByRole('button', { name: '创建活动' }));
  expect(await screen.findByText('活动已创建')).toBeDefined();
  expect(desk.sent('createActivity')[1]).toMatchObject({
    'activity[kind]': 'full_reduction',
    'activity[title]': '满300减20',
    'activity[tiers][0][amount]': '300',
    'activity[tiers][0][money]': '20',
    'activity[hasScope]': '1',
    'activity[scope][categoryIds][0]': '3',
  });
  expect(desk.address()).toBe('/activities/5');
});

test('[D1] the form and the preview say alike how priorities work', async () => {
  renderDesk('/activities/new', { getOperator: operator('sales'), listScopeChoices: choices });
  await screen.findByLabelText(/优先级/);
  expect(screen.getAllByText(priorityRule, { exact: false })).toHaveLength(2);
});

test('finds products and sets their prices; a preview shows a buyer’s total', async () => {
  const line = { goodsId: 1, unitPrice: '12.80', excluded: null };
  const sample = { gifts: [], list: '128.00', reductions: '0.00', shippingFee: '0.00' };
  const desk = renderDesk('/activities/new?kind=daily_special', {
    getOperator: operator('content'),
    listGoods: { list: [goods(1)], total: 1 },
    previewActivity: {
      company: '康宁大药房',
      without: { ...sample, lines: [{ ...line, paid: '128.00' }], payable: '128.00' },
      with: { ...sample, lines: [{ ...line, paid: '99.00' }], payable: '99.00' },
      warnings: [],
    },
  });
  await desk.user.type(await screen.findByLabelText('添加参加的商品'), '六味');
  await desk.user.click(await screen.findByRole('button', { name: /^六味地黄丸1/ }));
  await desk.user.type(screen.getByLabelText('六味地黄丸1 活动价'), '9.9');
  await desk.user.type(screen.getByLabelText(/客户账号/), 'pharmacy');
  await desk.user.click(screen.getByRole('button', { name: '试算' }));
  const result = within(await screen.findByRole('status'));
  expect(result.getByText('应付').closest('tr')?.textContent).toBe('应付¥128.00¥99.00');
  expect(desk.sent('previewActivity')[0]).toMatchObject({
    'activity[goods][0][price]': '9.9',
    buyer: 'pharmacy',
    'lines[0][goodsId]': '1',
    'lines[0][quantity]': '10',
  });
});

test('an activity that waits for a second operator leaves its form', async () => {
  const desk = renderDesk('/activities/5', {
    getOperator: operator('sales'),
    getActivity: detail(),
    listActivities: { list: [], total: 0 },
    changeActivity: new Refused(428, 42_804, '六味地黄丸：1.00元，低于最低价10.50元', { data: { approval: 3 } }),
    requestApproval: { text: '六味地黄丸：1.00元', approvers: ['李总'] },
  });
  await desk.user.click(await screen.findByRole('button', { name: '保存' }));
  await desk.user.type(await screen.findByLabelText(/申请理由/), '清库存{Enter}');
  expect(await screen.findByText(/已提交审批：六味地黄丸：1.00元。李总在待办中同意后生效/)).toBeDefined();
  expect(await screen.findByRole('heading', { name: '促销活动' })).toBeDefined();
});

test('shows concurrent edits of an activity, and sends the stock with the value it was based on', async () => {
  let tries = 0;
  const desk = renderDesk('/activities/5', {
    getOperator: operator('owner'),
    getActivity: detail(),
    changeActivity: () => {
      tries += 1;
      const current = { ...detail({ title: '晚场' }), version: 'version-9' };
      return tries === 1 ? new Refused(409, 40904, '已被修改', { data: { current } }) : detail({ title: '午场' });
    },
  });
  const stock = await screen.findByLabelText('六味地黄丸 活动库存');
  await desk.user.clear(stock);
  await desk.user.type(stock, '30');
  await desk.user.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByRole('row', { name: /^活动名称/ })).textContent).toBe('活动名称早场晚场');
  await desk.user.click(screen.getByRole('button', { name: '仍按我的保存' }));
  expect(await screen.findByText('活动已保存')).toBeDefined();
  expect(desk.sent('changeActivity')[1]).toMatchObject({
    version: 'version-9',
    'activity[goods][0][stock]': '30',
    'activity[goods][0][stockSeen]': '20',
  });
});

test('lists activities by state, copies and ends them', async () => {
  const row = {
    id: 5,
    kind: 'seckill',
    title: '早场',
    status: 'running',
    startsAt: 0,
    endsAt: 1,
    hasScope: 0,
    goodsCount: 1,
  } as const;
  const desk = renderDesk('/activities', {
    getOperator: operator('owner'),
    listActivities: { list: [row], total: 1 },
    endActivity: detail(),
    getActivity: detail(),
  });
  const listed = within(await screen.findByRole('row', { name: /早场/ }));
  await desk.user.click(listed.getByRole('button', { name: '关闭' }));
  await desk.user.click(await screen.findByRole('button', { name: '关闭活动' }));
  expect(await screen.findByText('活动已关闭')).toBeDefined();
  await desk.user.click(screen.getByRole('link', { name: '复制' }));
  expect(await screen.findByDisplayValue('早场（副本）')).toBeDefined();
});
