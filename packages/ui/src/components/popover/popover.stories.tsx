import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { popoverListens } from '../../../stories/popover-listens.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
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

const isOnTop = (panel: HTMLElement) => {
  const { left, top, width, height } = panel.getBoundingClientRect();
  return panel.contains(document.elementFromPoint(left + width / 2, top + height - 4));
};

export const Default: Story = {
  name: '默认',
  parameters: {
    ...framed(300),
    ...anatomy(
      ['trigger', '一个按钮；读屏知道它会展开', '[aria-haspopup]'],
      ['面板', '在按钮旁，放不下时自己换边；sheetOnPhone 时手机上从下方升起', '[role=dialog]'],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '手机药集' });
    await expect(canvas.queryByText('扫码下载药集应用')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '手机药集' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', canvas.getByRole('dialog').id);
  },
};
export const Closes: Story = {
  name: '关闭',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const button = canvas.getByRole('button', { name: '手机药集' });
    await userEvent.click(button);
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await popoverListens();
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['behaviour'],
  args: stores,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '门店' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '总店' })).toHaveFocus());
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: '总店' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const TabLeaves: Story = {
  name: 'Tab 离开后关闭',
  tags: ['behaviour'],
  args: stores,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Button>下一步</Button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '门店' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '总店' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '门店' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下一步' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const StaysInTheWindow: Story = {
  name: '不超出窗口',
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  args: { children: <div style={{ width: 300 }}>扫码下载药集应用，随时查看订单与物流。</div> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const InTheCorner: Story = {
  name: '在角上',
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ position: 'fixed', right: 4, bottom: 4 }}>{Story()}</div>],
  args: { children: <div style={{ width: 300, height: 160 }}>扫码下载药集应用，随时查看订单与物流。</div> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(isOnTop(canvas.getByRole('dialog'))).toBe(true));
    const { left, top, right, bottom } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};
export const InADialog: Story = {
  name: '在弹窗里',
  parameters: framed(360),
  render: (args) => (
    <Dialog open title="收货地址" onClose={() => {}}>
      <div style={{ contain: 'paint', height: 40 }}>
        <Popover {...args} />
      </div>
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '手机药集' }));
    const panel = await canvas.findByRole('dialog', { name: '手机药集' });
    await waitFor(() => expect(isOnTop(panel)).toBe(true));
  },
};
export const SheetOnPhone: Story = {
  name: '手机上从底部升起',
  args: { sheetOnPhone: true },
  // A documentation page is no phone.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '手机药集' }));
    const panel = await canvas.findByRole('dialog', { name: '手机药集' });
    await waitFor(() => {
      const { left, right, bottom } = panel.getBoundingClientRect();
      expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    });
    await expect(isOnTop(panel)).toBe(true);
  },
};
