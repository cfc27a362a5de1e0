import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { OrderCard } from './order-card.tsx';

const lines = [
  '六味地黄丸',
  '银翘解毒胶囊',
  '阿莫西林胶囊',
  '黄芪（切片）',
  '三七伤药气雾剂',
  '电子血压计',
  '口罩',
].map((name) => ({
  id: name,
  name,
  spec: '0.25g×50粒',
  quantity: '20',
  picture: samplePicture(name),
}));
const order = {
  number: '20261001000123',
  href: '#order',
  createdAt: '2026-10-01 21:36',
  status: { label: '待付款', tone: 'waiting' as const },
  lines,
  lineCount: 23,
  total: '1822.00',
  note: '含运费 ¥10.00',
};

const meta = {
  title: '订单/OrderCard 订单卡片',
  component: OrderCard,
  parameters: { ...usage('订单列表里的一单：商品、金额、能做的事', '一单的全部细节，用订单详情页'), look: true },
  args: {
    order,
    aside: <Countdown until={Date.now() + 1_500_000} label="剩余" look="text" />,
    actions: (
      <>
        <Button tone="outline">取消订单</Button>
        <Button tone="price">去支付</Button>
      </>
    ),
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '等待中',
  parameters: anatomy(
    ['头', '订单号（链接）、下单时间、aside（如付款剩余时间）、状态', 'article > div:first-child'],
    [
      '商品',
      '前六张图；只有一种时写品名、规格、数量，多种时写「共 23 种」；点开是订单详情',
      'article > div:nth-child(2) > a',
    ],
    ['合计', '应付与一行说明：运费、付款方式', 'article > div:nth-child(2) > div'],
    ['actions', '这一单现在能做的事；可省', 'article > div:nth-child(2) > div:last-child'],
  ),
};
export const SingleLine: Story = {
  name: '一种商品',
  args: {
    order: { ...order, lines: lines.slice(0, 1), lineCount: 1, status: { label: '待收货', tone: 'going' } },
    aside: undefined,
    actions: <Button tone="brandOutline">确认收货</Button>,
  },
};
export const Done: Story = {
  name: '已完成',
  args: {
    order: { ...order, status: { label: '已完成', tone: 'done' } },
    aside: undefined,
    actions: <Button tone="outline">再次购买</Button>,
  },
};
export const Cancelled: Story = {
  name: '已取消',
  args: { order: { ...order, status: { label: '已取消', tone: 'off' }, total: '12345678.90' }, aside: undefined },
};
