import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { loadSampleRegions } from '../../../stories/regions.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { FormField } from '../form-field/form-field.tsx';
import { RegionPicker, type RegionPickerProps } from './region-picker.tsx';

const onChange = fn();

function Stateful({ value, ...rest }: RegionPickerProps) {
  const [path, setPath] = useState(value);
  return (
    <RegionPicker
      {...rest}
      value={path}
      onChange={(next) => {
        onChange(next.map(({ name }) => name).join(''));
        setPath(next);
      }}
    />
  );
}

const chengdu = [
  { code: '510000', name: '四川省', hasChildren: true },
  { code: '510100', name: '成都市', hasChildren: true },
  { code: '510104', name: '锦江区', hasChildren: false },
];

const meta = {
  title: '表单/RegionPicker 省市区',
  component: RegionPicker,
  parameters: usage(
    '收货地址、注册地址的省市区',
    '一次选一项的短列表，用 Select',
    '逐级选择，选完最后一级才算数；手机上从底部升起。',
  ),
  args: { label: '所在地区', value: [], onChange, loadOptions: loadSampleRegions },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 400 }}>{Story()}</div>],
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '所在地区 请选择省 / 市 / 区' }));
    await userEvent.click(await canvas.findByRole('option', { name: '四川省' }));
    await userEvent.click(await canvas.findByRole('option', { name: '成都市' }));
    await userEvent.click(await canvas.findByRole('option', { name: '锦江区' }));
    await expect(onChange).toHaveBeenLastCalledWith('四川省成都市锦江区');
    await expect(canvas.getByRole('button', { name: '所在地区 四川省 / 成都市 / 锦江区' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('option', { name: '北京市' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('option', { name: '成都市' })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('option', { name: '四川省' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const Chosen: Story = {
  name: '已选',
  parameters: {
    ...framed(440),
    ...anatomy(
      ['按钮', '没选时写请选择，选完写「省 / 市 / 区」', '[aria-haspopup]'],
      ['已选的几级', '点哪一级就回到哪一级', '[aria-label="省份 四川省"]'],
      ['选项', '这一级的地名，按网格排；手机上从下方升起', '[role=option]'],
    ),
  },
  args: { value: chengdu },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('option', { name: '锦江区' })).toHaveFocus());
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('锦江区');
  },
};
export const Failed: Story = {
  name: '失败',
  parameters: framed(440),
  args: { loadOptions: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /所在地区/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible());
  },
};
const failing = fn(loadSampleRegions);
export const Retried: Story = {
  name: '失败后重新加载',
  tags: ['behaviour'],
  args: { loadOptions: (parent) => failing(parent) },
  play: async ({ canvas, userEvent }) => {
    failing.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: /所在地区/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(canvas.getByRole('option', { name: '北京市' })).toBeVisible());
  },
};
export const Loading: Story = {
  name: '加载中',
  parameters: framed(440),
  args: { loadOptions: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('加载中')).toBeInTheDocument();
  },
};
export const Wrong: Story = {
  name: '有错',
  render: ({ label: _label, ...args }) => (
    <FormField label="所在地区" required error="请选择所在地区">
      <RegionPicker {...args} />
    </FormField>
  ),
};
export const Disabled: Story = { name: '禁用', args: { disabled: true, value: chengdu } };
