import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: '浮层/Popover 浮层',
  component: Popover,
  parameters: usage('点开后的几个选择或一小段补充，点别处就收起', '一句解释用 Tooltip；要填写的用 Dialog'),
  args: { label: '手机药集', trigger: <Button tone="outline">手机药集</Button>, children: '扫码下载药集应用' },
  decorators: [(Story) => <div style={{ minHeight: 200, padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '手机药集' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '手机药集' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Closes: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const button = canvas.getByRole('button', { name: '手机药集' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const OnHover: Story = {
  args: { openOnHover: true, placement: 'top' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
export const StaysInTheWindow: Story = {
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  args: { children: <div style={{ width: 300 }}>扫码下载药集应用，随时查看订单与物流。</div> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
