import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { SortBar } from './sort-bar.tsx';

const meta = {
  title: 'Goods/SortBar 排序',
  component: SortBar,
  args: {
    options: [
      { id: 'all', label: '综合', href: '#' },
      { id: 'sales', label: '销量', href: '#' },
      { id: 'price', label: '价格', href: '#', current: true, direction: 'ascending' },
      { id: 'expiry', label: '效期', href: '#' },
    ],
    children: <Checkbox label="仅看有货" />,
  },
} satisfies Meta<typeof SortBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Buttons: Story = { args: { options: [{ id: 'all', label: '综合', current: true, onClick: () => {} }] } };
