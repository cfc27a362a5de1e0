import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { FormField } from '../form-field/form-field.tsx';
import { PinField, type PinFieldProps } from './pin-field.tsx';

const onComplete = fn();

function Stateful({ value, ...rest }: PinFieldProps) {
  const [pin, setPin] = useState(value);
  return <PinField {...rest} value={pin} onChange={setPin} />;
}

const meta = {
  title: '表单/PinField 支付密码',
  component: PinField,
  parameters: usage('六位支付密码', '登录密码用 PasswordField；短信验证码用普通输入框'),
  args: { label: '支付密码', value: '', onChange: fn(), onComplete },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('支付密码'), '12a34５6');
    await expect(onComplete).toHaveBeenCalledWith('123456');
    await expect(onComplete).toHaveBeenCalledTimes(1);
  },
};
export const Focused: Story = { name: '焦点', args: { value: '123', autoFocus: true } };
export const Code: Story = {
  name: '验证码',
  args: { label: '验证码', masked: false, value: '4081' },
  play: async ({ canvas, userEvent }) => {
    onComplete.mockClear();
    const field = canvas.getByLabelText('验证码');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('验证码 730 218，五分钟内有效');
    await expect(onComplete).toHaveBeenCalledWith('730218');
  },
};
export const Wrong: Story = {
  name: '有错',
  render: (args) => (
    <FormField label="支付密码" error="密码不对，还可以试 3 次">
      <PinField {...args} label="" value="12" />
    </FormField>
  ),
};
export const Disabled: Story = { name: '禁用', args: { disabled: true, value: '123' } };
