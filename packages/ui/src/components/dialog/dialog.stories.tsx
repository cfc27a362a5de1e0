import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { plain } from '../../theme/part-classes.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AlertDialog, ConfirmDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: '浮层/Dialog 对话框',
  component: Dialog,
  parameters: {
    ...framed(
      420,
      usage(
        '做一件短事而不离开当前页：改地址、选券、填开票资料',
        '只告诉一件事用 toast；要人回答是或否用 ConfirmDialog；步骤多的另开一页',
      ),
    ),
    look: true,
  },
  args: { open: true, title: '加购商品', children: '请选择换购的品种与数量。', onClose: fn() },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const WithFooter: Story = {
  name: '带页脚',
  parameters: anatomy(
    ['标题与关闭', '关闭在右上角', 'h2'],
    ['内容', '长时自己滚，按钮不动', '[id$=body]'],
    ['按钮', '主要的在右；手机上从底部升起', '[id$=body] + div > button'],
  ),
  args: {
    footer: (
      <>
        <Button tone="outline">取消</Button>
        <Button>确定</Button>
      </>
    ),
  },
};
export const Large: Story = { name: '大号', args: { size: 'large' } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    title: '关于进一步加强含麻黄碱类复方制剂经营管理的提示与说明（请仔细阅读后再继续购买）',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index.toString()} className={plain}>
        第 {index + 1} 条　含麻黄碱类复方制剂须单独下单，不得使用余额与优惠券。
      </p>
    )),
  },
};

export const Alert: Story = {
  name: '提示框',
  render: (args) => (
    <AlertDialog open onClose={args.onClose}>
      请求超时，请刷新页面
    </AlertDialog>
  ),
};

export const Confirm: Story = {
  name: '[S17] 删除前询问',
  render: (args) => (
    <ConfirmDialog open onConfirm={fn()} onCancel={args.onClose}>
      确定删除这件商品吗?
    </ConfirmDialog>
  ),
};

export const Answers: Story = {
  ...Confirm,
  name: '[S17] 焦点在确定，可取消',
  tags: ['behaviour'],
  parameters: { look: false },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: '温馨提示' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Confirming: Story = {
  name: '确认框，正在提交',
  render: (args) => (
    <ConfirmDialog open confirming tone="danger" confirmLabel="删除" onConfirm={fn()} onCancel={args.onClose}>
      确定删除这件商品吗?
    </ConfirmDialog>
  ),
};

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        open={open}
        title="收货地址"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>保存</Button>}
      >
        <TextField aria-label="收货人" />
      </Dialog>
    </>
  );
}

export const TrapsAndReturnsFocus: Story = {
  name: '焦点不出弹窗，关闭后回到按钮',
  tags: ['behaviour'],
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('textbox', { name: '收货人' })).toHaveFocus();
    const dialog = canvas.getByRole('dialog', { name: '收货地址' });
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      // Between the last and the first element the browser itself may hold the focus.
      await expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
