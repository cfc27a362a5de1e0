import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Switch, type SwitchProps } from './switch.tsx';

const onChange = fn();

function Stateful({ checked, ...rest }: SwitchProps) {
  const [on, setOn] = useState(checked);
  return (
    <Switch
      {...rest}
      checked={on}
      onChange={(next) => {
        onChange(next);
        setOn(next);
      }}
    />
  );
}

const meta = {
  title: '表单/Switch 开关',
  component: Switch,
  parameters: usage('立即生效的开与关：消息提醒、默认地址', '要随表单一起提交，用 Checkbox'),
  args: { label: '到货提醒', checked: false, onChange },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: '到货提醒' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(true);
  },
};
export const On: Story = { name: '已打开', args: { checked: true } };
export const Pending: Story = {
  name: '正在保存',
  args: { checked: true, pending: true },
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const DisabledOn: Story = { name: '禁用，已打开', args: { disabled: true, checked: true } };
export const LabelHidden: Story = { name: '隐藏标签', args: { labelHidden: true } };
export const LongestText: Story = {
  name: '文字最长',
  args: { label: '资质证照到期前六十天、三十天、七天，以短信和站内消息同时提醒门店负责人与采购员' },
};
