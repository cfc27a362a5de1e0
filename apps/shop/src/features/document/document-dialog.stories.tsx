import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DocumentDialog } from './document-dialog.tsx';

const meta = {
  title: '商城组件/DocumentDialog 证照',
  component: DocumentDialog,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: {
      description: { component: '上传一张证照：种类、证号、效期与照片一起交，离了彼此没有意义。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: { buyerId: 1, onClose: fn() },
} satisfies Meta<typeof DocumentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
