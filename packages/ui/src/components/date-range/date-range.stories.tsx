import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { DateRange, type DateRangeProps } from './date-range.tsx';

const onChange = fn();

function Stateful({ value, ...rest }: DateRangeProps) {
  const [span, setSpan] = useState(value);
  return (
    <DateRange
      {...rest}
      value={span}
      onChange={(next) => {
        onChange(next);
        setSpan(next);
      }}
    />
  );
}

const meta = {
  title: '表单/DateRange 日期范围',
  component: DateRange,
  parameters: usage(
    '按时间筛选订单、流水、发票',
    '填写一个日期（证照有效期）用 TextField 的日期类型',
    '日历由浏览器提供，手机上是系统的日期选择。',
  ),
  args: {
    label: '下单时间',
    value: { from: '2026-09-01', to: '2026-09-30' },
    max: '2026-10-31',
    onChange,
    presets: [
      { label: '近7天', from: '2026-10-25', to: '2026-10-31' },
      { label: '近30天', from: '2026-10-02', to: '2026-10-31' },
      { label: '本月', from: '2026-10-01', to: '2026-10-31' },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['开始、结束', '浏览器自己的日期框，手机上是系统的选择', 'input'],
    ['清除', '有日期才有'],
    ['presets', '一下选好的几段；可省', 'button[aria-pressed]'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '近30天' }));
    await expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-02', to: '2026-10-31' });
    await expect(canvas.getByRole('button', { name: '近30天' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '清除日期' }));
    await expect(canvas.getByLabelText('下单时间 开始日期')).toHaveValue('');
  },
};
export const StaysInOrder: Story = {
  name: '起止日期不颠倒',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('下单时间 开始日期'), { target: { value: '2026-10-05' } });
    await expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-05', to: '2026-10-05' });
    await fireEvent.change(canvas.getByLabelText('下单时间 结束日期'), { target: { value: '2026-08-01' } });
    await expect(onChange).toHaveBeenLastCalledWith({ from: '2026-08-01', to: '2026-08-01' });
  },
};
export const Empty: Story = { name: '空', args: { value: { from: '', to: '' } } };
export const OpenEnd: Story = { name: '没有结束日期', args: { value: { from: '2026-10-01', to: '' } } };
export const Small: Story = { name: '小号', args: { size: 'small', presets: [] } };
