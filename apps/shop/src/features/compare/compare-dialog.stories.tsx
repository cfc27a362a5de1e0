import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompareDialog } from './compare-dialog.tsx';

const meta = {
  title: '商城组件/CompareDialog 对比',
  component: CompareDialog,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: {
      description: { component: '最多四种商品并排：标出不同，可只看不同，列里就能加入购物车。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: { ids: [1, 2, 3], onRemove: fn(), onClose: fn() },
} satisfies Meta<typeof CompareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
