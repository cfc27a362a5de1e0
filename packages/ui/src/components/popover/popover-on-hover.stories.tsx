import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { popoverListens } from '../../../stories/popover-listens.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: '浮层/Popover 浮层/悬停打开',
  component: Popover,
  parameters: usage('指着就能看的一小段补充', '要点的选择用点开的 Popover'),
  args: {
    label: '手机药集',
    trigger: <Button tone="outline">手机药集</Button>,
    children: '扫码下载药集应用',
    openOnHover: true,
  },
  decorators: [(Story) => <div style={{ minHeight: 200, padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseStore = (close: () => void) => (
  <div style={{ display: 'grid', gap: 8 }}>
    <button type="button" onClick={close}>
      总店
    </button>
    <button type="button" onClick={close}>
      青羊店
    </button>
  </div>
);
const stores = { label: '门店', trigger: <Button tone="outline">门店</Button>, children: chooseStore };

export const OnHover: Story = {
  name: '悬停打开',
  parameters: framed(300),
  args: { openOnHover: true, placement: 'top' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
export const StaysWhileFocusMovesElsewhere: Story = {
  name: '焦点移到别处时不关',
  tags: ['behaviour'],
  args: { openOnHover: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Button>下一步</Button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '手机药集' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await popoverListens();
    canvas.getByRole('button', { name: '下一步' }).focus();
    await popoverListens();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
export const OnFocus: Story = {
  name: '聚焦展开',
  parameters: framed(300),
  args: { ...stores, openOnHover: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '门店' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-controls', canvas.getByRole('dialog').id);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '总店' })).toHaveFocus();
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
