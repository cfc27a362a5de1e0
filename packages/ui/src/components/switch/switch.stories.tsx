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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: '到货提醒' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(true);
  },
};
export const On: Story = { args: { checked: true } };
export const Pending: Story = {
  args: { checked: true, pending: true },
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, checked: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const LongestText: Story = {
  args: { label: '资质证照到期前六十天、三十天、七天，以短信和站内消息同时提醒门店负责人与采购员' },
};
