import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, usage } from '../../../stories/usage.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { PurchaseRefusalProvider } from './purchase-refusal.tsx';

const meta = {
  title: '操作/AddToCartButton 加入购物车',
  component: AddToCartButton,
  parameters: usage('列表、卡片、详情里把一种商品加入购物车', '整单加入、提交订单等别的主要动作，用 Button'),
  args: { name: '六味地黄丸', onAdd: fn() },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Large: Story = { name: '大号', args: { size: 'huge', icon: true } };
export const Short: Story = {
  name: '短文字',
  args: { short: true, size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '加入购物车 六味地黄丸' })).toHaveTextContent(/^加入$/);
  },
};
export const OwnLabel: Story = { name: '自己的按钮文字', args: { label: '立即秒杀' } };
export const OpensDialog: Story = {
  name: '加入时打开弹窗',
  tags: ['behaviour'],
  args: { opensDialog: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^加购商品/ })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};
export const Loading: Story = {
  name: '加载中',
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = {
  name: '[B1] 不可购买时说明原因',
  parameters: framed(140),
  args: { disabledReason: '超出经营范围：三类器械' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('超出经营范围：三类器械'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  name: '角色不能购买',
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <PurchaseRefusalProvider reason="仅限采购员或企业负责人操作，您的角色是收货员">{Story()}</PurchaseRefusalProvider>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(/^仅限采购员或企业负责人操作/));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
