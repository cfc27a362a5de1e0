import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { SearchIcon } from '../../icons/page-icons.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: '表单/TextField 输入框',
  component: TextField,
  parameters: usage('名称、电话、说明等自由填写的文字', '数量用 QuantityStepper；固定选项用 Select 或 Radio'),
  args: { 'aria-label': '收货人', placeholder: '请输入收货人姓名', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '王');
    await expect(args.onChange).toHaveBeenLastCalledWith('王');
  },
};
export const Small: Story = { name: '小号', args: { size: 'small', prefix: <SearchIcon size={14} /> } };
export const Large: Story = {
  name: '大号',
  parameters: anatomy(['前后缀', '图标、单位；可省', 'input + span'], ['框', '右端可有清除、显示密码', 'input']),
  args: { size: 'large', suffix: '元' },
};
export const Invalid: Story = { name: '有错', args: { invalid: true, defaultValue: '1380013' } };
export const Disabled: Story = { name: '禁用', args: { disabled: true, defaultValue: '康宁大药房' } };
export const LongestText: Story = {
  name: '文字最长',
  args: { defaultValue: '四川省成都市锦江区春熙路街道总府路某某号某某大厦某某层康宁大药房连锁有限公司锦江第三分店' },
};

function Clearable() {
  const [value, setValue] = useState('银翘解毒');
  return <TextField aria-label="关键词" clearable value={value} onChange={setValue} />;
}
export const Clears: Story = {
  name: '可清空',
  tags: ['behaviour'],
  render: () => <Clearable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Password: Story = {
  name: '密码',
  render: () => <PasswordField aria-label="密码" defaultValue="yaoji2026" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('密码');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

function Counted() {
  const [value, setValue] = useState('请尽量发近期批号');
  return <TextArea aria-label="备注" maxLength={100} value={value} onChange={setValue} />;
}
export const Area: Story = { name: '多行与字数', render: () => <Counted /> };
