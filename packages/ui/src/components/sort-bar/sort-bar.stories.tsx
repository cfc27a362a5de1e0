import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { SortBar } from './sort-bar.tsx';

const meta = {
  title: '导航/SortBar 排序',
  component: SortBar,
  parameters: usage('商品列表上方的排序、视图切换与翻页', '筛选条件，用 FilterPanel'),
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

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['排序', '一组链接或按钮，当前的带方向', '[aria-label=排序]'],
    ['children', '右边：有货、视图切换、翻页；可省', 'label'],
  ),
};
export const Buttons: Story = {
  name: '按钮',
  args: { options: [{ id: 'all', label: '综合', current: true, onClick: () => {} }] },
};
