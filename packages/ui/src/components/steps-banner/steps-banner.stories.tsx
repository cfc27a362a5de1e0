import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { StepsBanner } from './steps-banner.tsx';

const meta = {
  parameters: usage('两到四步、按顺序完成的流程', '订单进度用 OrderStatusBar；可任意切换用 Tabs'),
  title: '导航/StepsBanner 步骤',
  component: StepsBanner,
  args: { current: 2 },
} satisfies Meta<typeof StepsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = { name: '购物车', args: { current: 1 } };
export const Check: Story = {
  name: '核对订单信息',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('核对订单信息').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const Pay: Story = { name: '支付', args: { current: 3 } };
export const Complete: Story = { name: '全部完成', args: { current: 4 } };
export const OfPassword: Story = {
  name: '找回密码',
  args: { steps: ['验证身份', '重置密码', '重置成功'], current: 2, label: '找回密码' },
};
