import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { sampleGoods } from '../../../stories/goods.ts';
import { sampleBanner } from '../../../stories/picture.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { ActivityDialog, type ActivityDialogProps } from './activity-dialog.tsx';

function Opened(props: ActivityDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 700 }}>
      <Button onClick={() => setOpen(true)}>感冒用药满减</Button>
      <ActivityDialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const onRetry = fn();
const meta = {
  title: '浮层/ActivityDialog 活动弹窗',
  component: ActivityDialog,
  parameters: framed(
    680,
    usage(
      '横幅指向一个活动，顺手看几样商品就能决定时',
      '整场活动要慢慢挑，用活动页；要先确认才能继续，用 AlertDialog',
      '点开横幅看活动商品，宽 538px。同一活动只加载一次由调用方保证。',
    ),
  ),
  args: {
    open: true,
    title: '感冒用药满减',
    picture: sampleBanner('感冒用药 满300减20'),
    rule: '满300减20，满500减45，上不封顶；与优惠券可同享',
    goods: sampleGoods.map((goods) => ({ ...goods, id: goods.name })),
    href: '#activity',
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ActivityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '感冒用药满减' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: '感冒用药满减' })).toBeVisible());
};
export const Default: Story = {
  name: '[S4] 宽 538px',
  parameters: anatomy(
    ['标题', '活动的名字', 'h2'],
    ['横幅', '图，替代文字为空：话在标题与规则里；可省', 'dialog img'],
    ['规则', '一句；可省', 'dialog p'],
    ['商品', 'GoodsTile 几个；加载时六个占位', 'p + div > a'],
    ['去活动页看看', '有 href 才有', 'a[href="#activity"]'],
  ),
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    const width = Math.min(538, window.innerWidth - 24);
    await expect(canvas.getByRole('dialog').offsetWidth).toBe(width);
    await expect(canvas.getByRole('link', { name: /六味地黄丸/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '去活动页看看' })).toHaveAttribute('href', '#activity');
  },
};
export const Loading: Story = { name: '加载中', args: { loading: true }, play: open };
export const Empty: Story = { name: '空', args: { goods: [], picture: undefined, href: undefined }, play: open };
export const Failed: Story = {
  name: '失败',
  args: { goods: [], onRetry },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
