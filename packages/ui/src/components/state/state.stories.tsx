import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { EmptyState, SearchEmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  parameters: usage('列表为空或没有取到时，说明原因与下一步', '一项操作失败用 toast；某处的提醒用 Notice'),
  title: '反馈/State 空与错误',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '[S16] 没有商品哦~',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有商品哦~')).toBeVisible();
  },
};
export const EmptyCart: Story = {
  name: '购物车是空的',
  parameters: anatomy(['图', '可省', 'svg'], ['标题', '出了什么事', 'p'], ['说明与动作', '能做什么', 'a']),
  args: { picture: 'cart', action: <Button href="#list">去逛逛</Button> },
};
export const EmptyOrders: Story = { name: '没有订单', args: { picture: 'order', title: '还没有订单', compact: true } };
export const EmptySearch: Story = {
  name: '[S16] 搜索无结果',
  render: () => (
    <SearchEmptyState
      keyword="阿司匹林肠溶片"
      contact={{ name: '王敏', phone: '13800138000' }}
      action={<Button tone="brandOutline">提交求购</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/阿司匹林肠溶片/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /13800138000/ })).toHaveAttribute('href', 'tel:13800138000');
    await expect(canvas.getByRole('button', { name: '提交求购' })).toBeVisible();
  },
};
export const EmptySearchWithHotWords: Story = {
  name: '没搜到，带热词',
  render: () => (
    <SearchEmptyState
      keyword="阿司匹林肠溶片"
      contact={{ name: '王敏', phone: '13800138000' }}
      hotWords={['板蓝根颗粒', '六味地黄丸', '阿莫西林', '黄芪'].map((label) => ({ label, href: `#${label}` }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '六味地黄丸' })).toBeVisible();
  },
};
export const EmptySearchWithoutContact: Story = {
  name: '没搜到，没有客服',
  render: () => <SearchEmptyState keyword="阿司匹林" />,
};

const onRetry = fn();
export const Failed: Story = {
  name: '失败',
  render: () => <ErrorState onRetry={onRetry}>系统繁忙，请稍候再试</ErrorState>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
