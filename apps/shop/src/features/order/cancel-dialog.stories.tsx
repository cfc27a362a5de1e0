import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CancelDialog } from './cancel-dialog.tsx';

const meta = {
  title: '商城组件/CancelDialog 取消订单',
  component: CancelDialog,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: { description: { component: '取消一张未付款的订单，先选原因。' }, story: { inline: false, height: '640px' } },
  },
  args: { orderId: 1, orderNo: 'YJ202611220001', onClose: fn() },
} satisfies Meta<typeof CancelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
