import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, usage } from '../../../stories/usage.ts';
import { FormField } from '../form-field/form-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SmsCodeButton, type SmsCodeButtonProps } from './sms-code-button.tsx';

const onSend = fn<() => Promise<boolean>>(async () => true);
const meta = {
  title: '表单/SmsCodeButton 短信验证码',
  component: SmsCodeButton,
  parameters: usage(
    '验证手机：登录、注册、改密码',
    '输入验证码用 TextField',
    '向手机发送验证码并倒计时。发送没有成功时不倒计时，可以立即再试；刷新页面后由 waitUntil 接着数。',
  ),
  args: { onSend } as SmsCodeButtonProps,
} satisfies Meta<typeof SmsCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    const button = await canvas.findByRole('button', { name: /秒后重发/ });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(onSend).toHaveBeenCalledTimes(1);
  },
};
export const NotSent: Story = {
  name: '没有发出，可以马上再按',
  tags: ['behaviour'],
  args: { onSend: async () => Promise.reject(new Error('busy')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button', { name: '获取验证码' })).toBeEnabled());
  },
};
export const Sending: Story = {
  name: '正在发送',
  parameters: framed(110),
  args: { onSend: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
export const AfterReload: Story = {
  name: '刷新页面后继续倒数',
  tags: ['behaviour'],
  args: { waitUntil: Date.now() + 3600_000 },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveTextContent(/^\d+ 秒后重发$/),
};
export const CountsToTheEnd: Story = {
  name: '倒数到零',
  tags: ['behaviour'],
  args: { waitUntil: Date.now() + 1_200 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新获取' })).toBeEnabled());
  },
};
export const InForm: Story = {
  name: '在表单里，发送后倒数',
  tags: ['behaviour'],
  render: (args) => (
    <div style={{ maxWidth: 380 }}>
      <FormField label="短信验证码" required>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8 }}>
          <TextField size="large" inputMode="numeric" autoComplete="one-time-code" placeholder="6 位数字" />
          <SmsCodeButton {...args} />
        </div>
      </FormField>
    </div>
  ),
};
export const BesideMediumField: Story = {
  name: '在中号输入框旁',
  tags: ['behaviour'],
  args: { size: 'fieldMedium' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8, maxWidth: 380 }}>
      <TextField aria-label="短信验证码" inputMode="numeric" placeholder="6 位数字" />
      <SmsCodeButton {...args} />
    </div>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(
      canvas.getByRole('textbox').parentElement?.getBoundingClientRect().height,
    ),
};
