import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import BuyAgainDialog from './buy-again-dialog.tsx';

const meta = {
  title: '商城组件/BuyAgainDialog 再次购买',
  component: BuyAgainDialog,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: {
      description: { component: '把一张旧订单再买一次：哪些照旧、哪些换了价或买不到，逐行说清，选好再加入。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: { orderId: 1, orderNo: 'YJ202611220001', onClose: fn() },
} satisfies Meta<typeof BuyAgainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Failing: Story = { name: '没取到', parameters: { shop: { at: '/', as: 'pharmacy', how: 'failing' } } };
