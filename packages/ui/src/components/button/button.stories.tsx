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

export const Default: Story = { name: '默认' };
export const Price: Story = { name: '价格色', args: { tone: 'price', size: 'large', children: '去结算' } };
export const Outline: Story = { name: '描边', args: { tone: 'outline', children: '取消' } };
export const BrandOutline: Story = { name: '品牌色描边', args: { tone: 'brandOutline', children: '再次购买' } };
export const Soft: Story = { name: '浅色', args: { tone: 'soft', children: '查看详情' } };
export const Plain: Story = { name: '朴素', args: { tone: 'plain', children: '清除全部' } };
export const Danger: Story = { name: '危险', args: { tone: 'danger', children: '删除所选' } };
export const WithIcon: Story = { name: '带图标', args: { icon: <CartIcon /> } };
export const AsLink: Story = { name: '链接', args: { href: '#cart', children: '去购物车结算' } };
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const Block: Story = { name: '占满一行', args: { block: true, size: 'huge', children: '登录' } };
export const LongestText: Story = {
  name: '文字最长',
  args: { children: '加购商品并选择换购的品种与数量', size: 'large' },
};

export const Loading: Story = {
  name: '加载中',
  args: { loading: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  name: '焦点',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
