import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { clamp, limits, noLimits } from '../../../stories/quantity.ts';
import { StatefulStepper } from '../../../stories/stateful-stepper.tsx';
import { usage } from '../../../stories/usage.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: '表单/QuantityStepper 数量',
  component: QuantityStepper,
  parameters: { ...usage('填采购数量，按起订、倍数与上限取整', '与商品数量无关的数字，用 TextField'), look: true },
  args: { label: '六味地黄丸 数量', value: '10', limits, clamp, onChange: fn(), onEnter: fn() },
  render: (args) => <StatefulStepper {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['减、加', '按包装数走；到头停用', 'button'],
    ['框', '可直接输入', '[role=spinbutton]'],
    ['单位', '可省'],
  ),
};
export const Small: Story = { name: '小号', args: { size: 'small' } };
export const Large: Story = { name: '大号', args: { size: 'large' } };
export const Disabled: Story = { name: '禁用', args: { limits: noLimits, disabledReason: '暂时缺货' } };
export const LongestNumber: Story = { name: '数字最长', args: { value: '12345.675' } };
export const Weight: Story = {
  name: '按重量',
  args: { value: '0.5', limits: { min: '0.5', max: '3', step: '0.5', disabled: false } },
};

export const SaysWhy: Story = {
  tags: ['behaviour'],
  name: '禁用时说明原因',
  parameters: { look: false },
  args: { limits: noLimits, disabledReason: '暂时缺货' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('暂时缺货')).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('暂时缺货')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}5{Enter}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('10');
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};

export const ButtonsStep: Story = {
  tags: ['behaviour'],
  name: '[Q1] 加减一个中包装',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }));
    await expect(field).toHaveValue('20');
    await userEvent.click(canvas.getByRole('button', { name: /减少/ }));
    await expect(field).toHaveValue('10');
    await userEvent.click(canvas.getByRole('button', { name: /减少/ }));
    await expect(field).toHaveValue('10');
    await waitFor(() => expect(args.onChange).not.toHaveBeenCalledWith('0'));
  },
};

export const RoundsDown: Story = {
  tags: ['behaviour'],
  name: '[Q3] 输入取整到中包装',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '50{Enter}');
    await expect(canvas.queryByText('按中包装 10 取整')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '57{Enter}');
    await expect(field).toHaveValue('50');
    await waitFor(() => expect(canvas.getByText('按中包装 10 取整')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith('50');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    await expect(field).toHaveValue('10');
  },
};

export const ReachesMaximum: Story = {
  tags: ['behaviour'],
  name: '[Q4] 已达最大购买量',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1000{Enter}');
    await expect(field).toHaveValue('90');
    await waitFor(() => expect(canvas.getByText('已达最大购买量')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText('已达最大购买量')).toBeNull();
  },
};

export const Debounces: Story = {
  tags: ['behaviour'],
  name: '[Q5] 停顿 200 毫秒后确认一次',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('30'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const EnterConfirms: Story = {
  tags: ['behaviour'],
  name: '[Q5] 回车立即确认',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('40');
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const LeavingConfirms: Story = {
  tags: ['behaviour'],
  name: '[Q5] 离开即确认',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '60');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('60');
  },
};

export const PressElsewhere: Story = {
  tags: ['behaviour'],
  name: '[Q5] 加减之后按别处，立即确认',
  args: { debounceMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /增加/ }));
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('30');
  },
};

export const ArrowsStep: Story = {
  tags: ['behaviour'],
  name: '[Q1] 上下键加减',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('20'));
  },
};

export const Pastes: Story = {
  tags: ['behaviour'],
  name: '[Q3] 粘贴',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.paste('77');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('70');
  },
};
