import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { clamp, limits } from '../../../stories/quantity.ts';
import { StatefulStepper } from '../../../stories/stateful-stepper.tsx';
import { usage } from '../../../stories/usage.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: '表单/QuantityStepper 数量/输入',
  component: QuantityStepper,
  parameters: usage('键盘输入数量：停顿、回车、离开、取消', '只看外观，见上一级'),
  args: { label: '六味地黄丸 数量', value: '10', limits, clamp, onChange: fn(), onEnter: fn() },
  render: (args) => <StatefulStepper {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const upTo300 = { min: '10', max: '300', step: '10', disabled: false };

export const TypistOwnsTheField: Story = {
  name: '[Q3] [Q5] 正在输入的数不改写：停顿后按取整的数量计',
  args: { value: '20', debounceMs: 0, limits: upTo300 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    for (const [key, text, quantity] of [
      ['1', '1', '10'],
      ['2', '12', '10'],
      ['5', '125', '120'],
    ] as const) {
      await userEvent.type(field, key);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(quantity));
      await waitFor(() => expect(canvas.getByText(`按 ${quantity} 计`)).toBeVisible());
      await expect(field).toHaveValue(text);
    }
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('120');
    await expect(canvas.getByText('按中包装 10 取整')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const NoticeBefore: Story = {
  tags: ['behaviour'],
  name: '[Q3] 提示在左侧，列表不遮挡',
  args: { debounceMs: 0, noticeSide: 'before' },
  decorators: [(Story) => <div style={{ overflow: 'auto', paddingInlineStart: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '57');
    const notice = await canvas.findByText('按 50 计');
    await expect(notice.getBoundingClientRect().right).toBeLessThan(field.getBoundingClientRect().left);
  },
};

export const TypedDecimal: Story = {
  tags: ['behaviour'],
  name: '[Q5] [Q7] 输到小数点停一下，小数不丢',
  args: {
    value: '0.5',
    debounceMs: 0,
    limits: { min: '0.5', max: '30', step: '0.5', disabled: false },
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1.');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1'));
    await userEvent.type(field, '5');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1.5'));
    await userEvent.tab();
    await expect(field).toHaveValue('1.5');
  },
};

export const EmptiedFieldWaits: Story = {
  tags: ['behaviour'],
  name: '[Q3] [Q5] 清空后等到离开才按最小量计',
  args: { value: '20', debounceMs: 0 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('30'));
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('10');
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
  },
};

export const EmptyIsAllowed: Story = {
  name: '可以留空',
  tags: ['behaviour'],
  args: { value: '', placeholder: '10' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '10{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const EscapeForgets: Story = {
  name: 'Esc 恢复原来的数',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '0{Escape}');
    await expect(field).toHaveValue('10');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EscapeTakesBack: Story = {
  name: 'Esc 恢复成原来的数，停顿后已按新数计的也恢复',
  args: { debounceMs: 0 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('50'));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('10');
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
  },
};

export const EnterDoesOneThing: Story = {
  name: '回车交给 onEnter，不再由浏览器提交表单',
  play: async ({ canvas, args }) => {
    await expect(fireEvent.keyDown(canvas.getByRole('spinbutton'), { key: 'Enter' })).toBe(false);
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const WheelChangesNothing: Story = {
  name: '滚轮不改数',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
    // Enter would confirm a change by the wheel.
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('10');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
