import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormField } from './form-field.tsx';

const meta = {
  title: '表单/FormField 表单项',
  component: FormField,
  parameters: usage('每一个要填的项：名称、提示、错误连在一起', '只读的值用 DescriptionList；搜索框自带名称'),
  args: { label: '手机号', children: <TextField inputMode="tel" /> },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Required: Story = { name: '必填', args: { required: true, hint: '用于接收到货通知' } };
export const Wrong: Story = {
  name: '有错',
  args: { required: true, error: '请输入正确的手机号' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '手机号' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请输入正确的手机号');
  },
};
export const Side: Story = {
  name: '标签在左',
  parameters: anatomy(
    ['名字', '必填有星号', 'label'],
    ['控件', '一个', 'input'],
    ['提示', '在控件下；出错时换成红色的原因', 'div[id$=hint]'],
  ),
  args: { layout: 'side', required: true, hint: '用于接收到货通知' },
};
export const WithSelect: Story = {
  name: '下拉选择',
  args: { label: '省份', children: <Select block options={[{ value: '51', label: '四川省' }]} /> },
};
export const Group: Story = {
  name: '一组选项',
  args: {
    label: '随货资料',
    group: true,
    children: (
      <>
        <Checkbox label="药检报告" />
        <Checkbox label="首营资料" />
      </>
    ),
  },
};
