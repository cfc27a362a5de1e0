import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { PurchaseRefusalProvider } from '../add-to-cart-button/purchase-refusal.tsx';
import { FavouriteStar } from './favourite-star.tsx';

const meta = {
  title: '操作/FavouriteStar 收藏',
  component: FavouriteStar,
  parameters: usage('商品卡片、列表、详情里收藏与取消', '在购物车里移入收藏，用带文字的 Button'),
  args: { favourite: false, name: '六味地黄丸', onToggle: fn() },
} satisfies Meta<typeof FavouriteStar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收藏 六味地黄丸', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Favourite: Story = { name: '已收藏', args: { favourite: true } };
export const Pending: Story = {
  name: '[S3] 提交中',
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  name: '角色不能收藏',
  decorators: [
    (Story) => <PurchaseRefusalProvider reason="仅限采购员或企业负责人操作">{Story()}</PurchaseRefusalProvider>,
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('仅限采购员或企业负责人操作'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
