import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { CartIcon } from '../../icons/icons.tsx';
import { Button } from './button.tsx';

const meta = {
  title: '操作/Button 按钮',
  component: Button,
  parameters: usage(
    '提交、确认、打开弹窗等一个动作；一处只有一个主按钮',
    '只是去另一页的文字，用 Link；只有图标时用 IconButton',
  ),
  args: { children: '加入购物车', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Price: Story = { args: { tone: 'price', size: 'large', children: '去结算' } };
export const Outline: Story = { args: { tone: 'outline', children: '取消' } };
export const BrandOutline: Story = { args: { tone: 'brandOutline', children: '再次购买' } };
export const Soft: Story = { args: { tone: 'soft', children: '查看详情' } };
export const Plain: Story = { args: { tone: 'plain', children: '清除全部' } };
export const Danger: Story = { args: { tone: 'danger', children: '删除所选' } };
export const WithIcon: Story = { args: { icon: <CartIcon /> } };
export const AsLink: Story = { args: { href: '#cart', children: '去购物车结算' } };
export const Disabled: Story = { args: { disabled: true } };
export const Block: Story = { args: { block: true, size: 'huge', children: '登录' } };
export const LongestText: Story = { args: { children: '加购商品并选择换购的品种与数量', size: 'large' } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
