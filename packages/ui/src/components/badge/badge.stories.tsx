import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { CartIcon } from '../../icons/icons.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: '反馈/Badge 徽标',
  component: Badge,
  parameters: usage('图标或入口上的未读数、件数', '状态词用 StatusTag；促销用 PromotionTag'),
  args: { count: 3, label: '条未读' },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const OnIcon: Story = { name: '在图标上', args: { count: 12, children: <CartIcon size={24} label="购物车" /> } };
export const None: Story = { name: '没有数字', args: { count: 0 } };
export const Most: Story = {
  name: '[S9] 超过 99 显示 99+',
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^99\+/)).toBeVisible();
  },
};
export const JustFits: Story = {
  name: '[S9] 99 原样显示',
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^99$|^99条/)).toBeVisible();
  },
};
