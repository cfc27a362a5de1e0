import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../.storybook/samples/picture.ts';
import { usage } from '../../../.storybook/usage.ts';
import { FormField } from '../form-field/form-field.tsx';
import { CaptchaField } from './captcha-field.tsx';

const onRefresh = fn();
const onChange = fn();
const meta = {
  title: '表单/CaptchaField 图形验证码',
  component: CaptchaField,
  parameters: usage('密码多次不对之后才要求', '每次登录都要求；验证手机用 SmsCodeButton', '点图片换一张。'),
  args: { picture: sampleCaptcha, onRefresh, onChange },
  render: (args) => (
    <FormField label="图形验证码" required>
      <CaptchaField {...args} />
    </FormField>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), 'a');
    await expect(onChange).toHaveBeenLastCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: '看不清，换一张' }));
    await expect(onRefresh).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { picture: undefined } };
export const Failed: Story = { args: { picture: undefined, failed: true } };
export const Wrong: Story = {
  render: (args) => (
    <FormField label="图形验证码" error="验证码不对，请重新输入">
      <CaptchaField {...args} />
    </FormField>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
