import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio.tsx';

const meta = {
  title: '表单/Checkbox 复选与单选',
  component: Checkbox,
  parameters: usage(
    '随表单一起提交的勾选，或在列表里选几行',
    '立即生效的开关用 Switch；几选一且需要说明用 ChoiceCards',
  ),
  args: { label: '仅看有货', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Checked: Story = { name: '已勾选', args: { defaultChecked: true } };
export const Indeterminate: Story = { name: '部分勾选', args: { indeterminate: true, label: '全选' } };
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const DisabledChecked: Story = { name: '禁用，已勾选', args: { disabled: true, defaultChecked: true } };
export const LabelHidden: Story = { name: '隐藏标签', args: { labelHidden: true } };
export const LongestText: Story = {
  name: '文字最长',
  args: { label: '我已阅读并同意《药集平台用户服务协议》《隐私政策》以及《含麻黄碱类复方制剂购销承诺书》' },
};

export const BySpace: Story = {
  name: '空格键勾选',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

const invoices = [
  { value: 'ordinary', label: '普通发票' },
  { value: 'special', label: '专用发票' },
  { value: 'none', label: '不开发票', disabled: true },
] as const;

function Radios() {
  const [value, setValue] = useState<'ordinary' | 'special' | 'none'>('ordinary');
  return <RadioGroup label="发票类型" name="invoice" options={invoices} value={value} onChange={setValue} />;
}

export const Radio: Story = {
  name: '单选',
  render: () => <Radios />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '专用发票' }));
    await expect(canvas.getByRole('radio', { name: '专用发票' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '普通发票' })).not.toBeChecked();
  },
};
