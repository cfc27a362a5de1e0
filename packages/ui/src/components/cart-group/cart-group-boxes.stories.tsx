import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { blockedLines, otherLines } from '../../../stories/cart.ts';
import { clamp } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { CartHead } from '../cart-line/cart-head.tsx';
import { CartLine } from '../cart-line/cart-line.tsx';
import { CartGroup } from './cart-group.tsx';

const meta = {
  title: '购物车/CartGroup 购物车分组/宽度',
  component: CartGroup,
  parameters: { ...usage('购物车旁边有菜单或抽屉', '整页宽的购物车不用特别处理'), layout: 'fullscreen' },
  args: {
    title: '其他商品',
    children: [...otherLines, ...blockedLines].map((line) => (
      <CartLine
        key={line.id}
        line={line}
        clamp={clamp}
        onSelect={fn()}
        onQuantityChange={fn()}
        onRemove={fn()}
        onFavourite={fn()}
      />
    )),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters.width }}>
        <CartHead allSelected={false} someSelected onSelectAll={fn()} />
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const { name } of otherLines)
      await expect(canvas.getByRole('link', { name }).getClientRects()).toHaveLength(1);
  },
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Box640: Story = { name: '放进 640 px', parameters: { width: 640 } };
export const Box800: Story = { name: '放进 800 px', parameters: { width: 800 } };
export const Box1000: Story = { name: '放进 1000 px', parameters: { width: 1000 } };

export const HeadNextToSearch: Story = {
  name: '手机上，表头与搜索框同一行',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
      <input aria-label="在购物车中查找" />
      <CartHead allSelected={false} someSelected onSelectAll={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const edit of canvas.getAllByRole('checkbox', { name: '编辑' }))
      await expect(edit.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
