import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMoney } from '@yaoji/ui';
import { expect, waitFor } from 'storybook/test';
import { useRead } from '#shared/api/use-read.ts';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { type Answers, never, Refused } from '#testing/fake-server.ts';
import { listedOrder, orderPage } from '#testing/samples.ts';
import { columnsOf, OrderLink } from './columns.tsx';
import { RecordList } from './record-list.tsx';
import { useSort } from './use-sort.ts';

type Order = Schemas['Order'];

const { text, figure, rest } = columnsOf<Order>();
const columns = [
  text('订单号', 200, ({ id, no }) => <OrderLink orderId={id} orderNo={no} />, { wide: true }),
  rest('客户', ({ company }) => company),
  figure('应付金额', 128, ({ total }) => formatMoney(total)),
];

function Orders() {
  const { sort, sorted } = useSort({ 客户: 'company', 应付金额: 'total' } as const);
  const orders = useRead(operations.listOrders, { query: { ...sort } }, { isList: true });
  return <RecordList caption="订单" columns={sorted(columns)} query={orders} />;
}

const orders = orderPage([1, 2, 3].map((id) => listedOrder(id)));
const answering = (listOrders: NonNullable<Answers['listOrders']>, at = '/') => ({
  desk: { at, answers: { listOrders } },
});

const meta = {
  ...deskStory,
  title: '工作台/RecordList 列表',
  component: RecordList<Order>,
  parameters: {
    docs: deskDocs('一页记录：表头排序，↑↓ 换行，Enter 打开，下面有总数与页码。列用 columnsOf 一行一列地写。'),
  },
  render: () => <Orders />,
} satisfies Meta<typeof RecordList<Order>>;
export default meta;
type Story = StoryObj<Omit<typeof meta, 'component'>>;

export const Default: Story = { name: '默认', parameters: answering(orders) };
export const Sorted: Story = { name: '已按金额排序', parameters: answering(orders, '/?sort=-total') };
export const SeveralPages: Story = {
  name: '多页，现在第 2 页',
  parameters: answering({ ...orders, total: 128 }, '/?page=2'),
};
export const LongNames: Story = {
  name: '很长的名称',
  parameters: answering(
    orderPage([
      listedOrder(1, {
        company: '四川省康宁大药房连锁有限责任公司成都市锦江区红星路三段第一百二十八分店',
        total: '12888888.50',
      }),
      listedOrder(2),
    ]),
  ),
};
export const Loading: Story = { name: '加载中', parameters: answering(never) };
export const Empty: Story = { name: '没有符合条件的', parameters: answering(orderPage([])) };
export const Failing: Story = {
  name: '读取失败',
  parameters: answering(new Refused(500, 500, '服务器繁忙，请稍后再试')),
};

export const Keys: Story = {
  name: '方向键换行',
  tags: ['behaviour'],
  parameters: answering(orders),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '202601010001' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '202601010002' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: '202601010001' })).toHaveFocus();
  },
};

export const Heads: Story = {
  name: '表头依次：从大到小、从小到大、不排',
  tags: ['behaviour'],
  parameters: answering(orders),
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: /应付金额/ });
    for (const direction of ['descending', 'ascending', null]) {
      await userEvent.click(await canvas.findByRole('button', { name: /应付金额/ }));
      await waitFor(() => expect(head.getAttribute('aria-sort')).toBe(direction));
    }
  },
};
