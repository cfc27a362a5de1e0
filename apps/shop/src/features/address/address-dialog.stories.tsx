import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddressDialog } from './address-dialog.tsx';

const meta = {
  title: '商城组件/AddressDialog 收货地址',
  component: AddressDialog,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: {
      description: { component: '新增或修改收货地址；错误写在格子下面，焦点到第一处。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: { onClose: fn(), onSaved: fn() },
} satisfies Meta<typeof AddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
