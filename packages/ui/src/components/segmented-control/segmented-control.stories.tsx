import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { ListIcon } from '../../icons/goods-icons.tsx';
import { CardsIcon } from '../../icons/icons.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const items = [
  { value: 'cards', label: '大图', icon: <CardsIcon size={14} /> },
  { value: 'table', label: '列表', icon: <ListIcon size={14} /> },
  { value: 'plain', label: '无图' },
] as const;

function Stateful() {
  const [value, setValue] = useState<'cards' | 'table' | 'plain'>('cards');
  return <SegmentedControl label="显示方式" items={items} value={value} onChange={setValue} />;
}

const meta = {
  title: '表单/SegmentedControl 分段选择',
  component: SegmentedControl,
  parameters: usage('两到五个并列的看法或条件，立即切换', '内容各成一页用 Tabs；更多选项用 Select'),
  args: { label: '显示方式', items, value: 'cards' },
  render: () => <Stateful />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '列表' })).toBeChecked();
  },
};
export const AsLinks: Story = {
  name: '链接',
  render: () => (
    <SegmentedControl
      label="显示方式"
      size="medium"
      value="table"
      items={items.map((item) => ({ ...item, href: `#${item.value}` }))}
    />
  ),
};
