import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InvoiceTitleDialog } from './invoice-title-dialog.tsx';

const meta = {
  title: '商城组件/InvoiceTitleDialog 开票资料',
  component: InvoiceTitleDialog,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: { description: { component: '开票资料；开专票时要填全。' }, story: { inline: false, height: '640px' } },
  },
  args: { title: null, kind: 'normal', onClose: fn(), onSaved: fn() },
} satisfies Meta<typeof InvoiceTitleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Special: Story = { name: '专票，全部必填', args: { kind: 'special' } };
