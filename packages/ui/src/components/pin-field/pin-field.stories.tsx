import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { FormField } from '../form-field/form-field.tsx';
import { PinField, type PinFieldProps } from './pin-field.tsx';

function Stateful({ value, ...rest }: PinFieldProps) {
  const [pin, setPin] = useState(value);
  return <PinField {...rest} value={pin} onChange={setPin} />;
}

const meta = {
  title: '表单/PinField 支付密码',
  component: PinField,
  parameters: usage('六位支付密码', '登录密码用 PasswordField；短信验证码用普通输入框'),
  args: { label: '支付密码', value: '', onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('支付密码');
    await userEvent.type(field, '12a34５6');
    await expect(field).toHaveValue('123456');
    await userEvent.clear(field);
    await userEvent.paste('密码 730 218，共六位');
    await expect(field).toHaveValue('730218');
  },
};
export const Started: Story = { name: '输了一半', args: { value: '123' } };
export const Wrong: Story = {
  name: '有错',
  render: (args) => (
    <FormField label="支付密码" error="密码不对，还可以试 3 次">
      <PinField {...args} label="" value="12" />
    </FormField>
  ),
};
export const Disabled: Story = { name: '禁用', args: { disabled: true, value: '123' } };
