import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { OrderStatusBar } from './order-status-bar.tsx';

const steps = [
  { label: '提交订单', time: '10-01 21:36' },
  { label: '付款成功', time: '10-01 21:38' },
  { label: '商品出库' },
  { label: '等待收货' },
  { label: '完成' },
];
const meta = {
  title: '订单/OrderStatusBar 订单进度',
  component: OrderStatusBar,
  parameters: usage('订单从提交到收货走到了哪一步', '结算流程用 StepsBanner；包裹走向用 LogisticsTimeline'),
  args: { steps, current: 2 },
} satisfies Meta<typeof OrderStatusBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['步', '已过打勾，当前是数字，未到变淡', 'li'],
    ['时间', '到达的时间；未到没有', 'li > span:last-child'],
    ['stopped', '取消等，当前一步打叉'],
  ),
};
export const First: Story = { name: '第一步', args: { current: 0 } };
export const Done: Story = { name: '已完成', args: { current: 4 } };
export const Cancelled: Story = {
  name: '已取消',
  args: {
    steps: [
      { label: '提交订单', time: '10-01 21:36' },
      { label: '已取消', time: '10-01 22:06' },
    ],
    current: 1,
    stopped: true,
  },
};
