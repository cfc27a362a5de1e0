import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState, SearchEmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

const meta = { title: 'Feedback/State 空与错误', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '[S16] 没有商品哦~',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有商品哦~')).toBeVisible();
  },
};
export const EmptyCart: Story = {
  args: { picture: 'cart', title: '购物车空空如也~', action: <Button href="#list">去逛逛</Button> },
};
export const EmptyOrders: Story = { args: { picture: 'order', title: '还没有订单', compact: true } };
export const EmptySearch: Story = {
  name: '[S16] 搜索无结果',
  render: () => (
    <SearchEmptyState
      keyword="阿司匹林肠溶片"
      contact={{ name: '王敏', phone: '13800138000' }}
      action={<Button tone="brandOutline">提交求购</Button>}
    />
  ),
};
export const EmptySearchWithoutContact: Story = { render: () => <SearchEmptyState keyword="阿司匹林" /> };

const onRetry = fn();
export const Failed: Story = {
  render: () => <ErrorState onRetry={onRetry}>系统繁忙，请稍候再试</ErrorState>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Retrying: Story = { render: () => <ErrorState onRetry={onRetry} retrying compact /> };
