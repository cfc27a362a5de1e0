import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Select } from './select.tsx';

const meta = {
  title: '表单/Select 下拉选择',
  component: Select,
  parameters: usage('六项以上的几选一，名称短', '两三项用 RadioGroup 或 SegmentedControl；省市区用 RegionPicker'),
  args: {
    'aria-label': '剂型',
    onChange: fn(),
    options: ['片剂', '胶囊剂', '颗粒剂', '丸剂', '注射剂'].map((label) => ({
      value: label,
      label,
      disabled: label === '注射剂',
    })),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '丸剂');
    await expect(args.onChange).toHaveBeenCalledWith('丸剂');
  },
};
export const Placeholder: Story = { name: '占位文字', args: { placeholder: '请选择剂型' } };
export const Small: Story = { name: '小号', args: { size: 'small' } };
export const Invalid: Story = { name: '有错', args: { invalid: true } };
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    block: true,
    options: [{ value: '1', label: '内蒙古自治区呼伦贝尔市鄂伦春自治旗大杨树镇复方氨酚烷胺胶囊缓释剂型系列' }],
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
