import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { TierTable } from './tier-table.tsx';

const meta = {
  title: '商品/TierTable 阶梯价',
  component: TierTable,
  parameters: usage('商品详情里买得越多越便宜的各档单价', '整单的满减，用 TierProgress'),
  args: {
    unit: '盒',
    tiers: [
      { from: '1', price: '14.60' },
      { from: '10', price: '13.90' },
      { from: '50', price: '13.20' },
    ],
  },
} satisfies Meta<typeof TierTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Reached: Story = {
  name: '已达到',
  parameters: anatomy(
    ['阶梯数量', '从低到高；带单位', 'tr:first-child th'],
    ['单价', '不带单位，列与上一行对齐', 'tr:last-child th'],
    ['current', '这次的数量到了哪一档；可省', '[aria-current]'],
  ),
  args: { current: '10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '≥ 10盒' })).toHaveAttribute('aria-current', 'true');
  },
};
export const FourDecimals: Story = {
  name: '四位小数',
  args: { tiers: [{ from: '0.5', price: '1234.5678' }], unit: 'kg' },
};
