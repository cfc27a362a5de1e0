import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'all', label: '全部订单' },
  { value: 'pending', label: '待付款', count: 2 },
  { value: 'paid', label: '待发货', count: 12 },
  { value: 'shipped', label: '待收货' },
  { value: 'done', label: '已完成', disabled: true },
  { value: 'cancelled', label: '已取消' },
] as const;

function Stateful() {
  const [value, setValue] = useState<(typeof items)[number]['value']>('all');
  return (
    <Tabs label="订单状态" items={items} value={value} onChange={setValue}>
      {items.find((item) => item.value === value)?.label}的内容
    </Tabs>
  );
}

const meta = {
  title: '导航/Tabs 标签页',
  component: Tabs,
  parameters: usage('同一对象的几组内容，各有自己的地址', '两三个条件切换用 SegmentedControl；流程用 StepsBanner'),
  args: { label: '订单状态', items, value: 'all', onChange: () => {} },
  render: () => <Stateful />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标签', '两到五个字', '[role=tab]'],
    ['count', '还有几件要处理；可省，零也不必写', '[role=tab] > span'],
    ['面板', '选中的那一组内容；由路由换页时可省', '[role=tabpanel]'],
  ),
};

export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '全部订单' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /待付款/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('待付款的内容');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '已取消' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '待收货' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: '全部订单' })).toHaveFocus();
  },
};
