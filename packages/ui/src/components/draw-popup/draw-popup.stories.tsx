import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { layer } from '../../theme/tokens.ts';
import { type DrawOutcome, DrawPopup, type DrawPopupProps } from './draw-popup.tsx';

const onClosed = fn();
const win = async () => ({ won: true, prize: '50元现金券', remarks: '已发放至现金券' });
const meta = {
  title: '浮层/DrawPopup 抽奖',
  component: DrawPopup,
  parameters: {
    ...framed(
      480,
      usage(
        '有抽奖机会的客户，在侧栏旁不打扰地看到',
        '宣布活动规则，用 ActivityDialog 或文章',
        '按了才打开；抽奖至少两秒；进行中关闭要问一次；退出动画一秒。',
      ),
    ),
    layout: 'fullscreen',
  },
  args: {
    title: '春季备货抽奖',
    note: '您还有 1 次机会',
    prizes: ['50元现金券', '满300减20券', '500积分', '电子血压计', '谢谢参与'],
    onDraw: win,
    onClosed,
    waitMs: 300,
  } as DrawPopupProps,
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DrawPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '[S6] 按了才打开',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '立即抽奖' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await expect(canvas.getByRole('button', { name: '立即抽奖' })).toBeVisible();
  },
};
export const WithLinks: Story = {
  name: '带链接',
  parameters: anatomy(
    ['标题与 note', '活动名，还有几次机会', 'aside p'],
    ['奖品', '依次浮过；可省', 'aside ul'],
    ['按钮', '立即抽奖；抽时停用', 'ul + div > button'],
    ['links、关闭', '规则与记录；右上角关闭', 'p > button'],
  ),
  args: {
    links: [
      { label: '活动商品', onClick: onClosed },
      { label: '规则与记录', onClick: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await expect(canvas.getByRole('button', { name: '规则与记录' })).toBeVisible();
  },
};
export const BelowTheHeader: Story = {
  name: '不盖住顶部展开的内容',
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <div data-testid="header" style={{ position: 'fixed', zIndex: layer.header, inset: 0 }} />
        {Story()}
      </div>
    ),
  ],
  play: ({ canvas }) =>
    waitFor(() => {
      const { left, top } = canvas.getByRole('button', { name: '抽奖' }).getBoundingClientRect();
      expect(document.elementFromPoint(left + 8, top + 8)).toBe(canvas.getByTestId('header'));
    }),
};
export const Drawing: Story = {
  name: '正在抽奖',
  args: { onDraw: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await expect(canvas.getByRole('button', { name: '抽奖中…' })).toBeDisabled();
  },
};
export const Won: Story = {
  name: '[S6] 抽中',
  play: async ({ canvas, userEvent }) => {
    const began = Date.now();
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await canvas.findByText('恭喜您 , 抽中50元现金券 ( 已发放至现金券 )');
    await expect(Date.now() - began).toBeGreaterThanOrEqual(300);
  },
};
export const WonNothing: Story = {
  name: '[S6] 未中奖不道贺',
  args: { onDraw: async () => ({ won: false, prize: '谢谢参与', remarks: '奖品已派完' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await canvas.findByText('谢谢参与（奖品已派完）');
    await expect(canvas.queryByText(/恭喜您/)).toBeNull();
  },
};
export const Leaves: Story = {
  tags: ['behaviour'],
  name: '[S6] 结果看完后一秒退场',
  play: async ({ canvas, userEvent }) => {
    onClosed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await userEvent.click(await canvas.findByRole('button', { name: '我知道了' }));
    await expect(onClosed).not.toHaveBeenCalled();
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  },
};
export const CloseAsks: Story = {
  tags: ['behaviour'],
  name: '[S6] 进行中关闭要确认',
  args: { onDraw: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭抽奖' }));
    await expect(canvas.getByText('抽奖进行中 , 如果关闭后未出结果 , 请移步至个人中心查看结果。')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '抽奖中…' })).toBeVisible();
  },
};
let finishDraw: (outcome: DrawOutcome) => void;
export const ClosedDuringDraw: Story = {
  name: '抽奖时关闭',
  tags: ['behaviour'],
  args: { onDraw: () => new Promise((resolve) => (finishDraw = resolve)), waitMs: 0 },
  play: async ({ canvas, userEvent }) => {
    onClosed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭抽奖' }));
    await userEvent.click(canvas.getByText('关闭'));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    finishDraw(await win());
    await expect(canvas.queryByText(/恭喜您/)).toBeNull();
  },
};
const failing = fn(win);
export const Failed: Story = {
  name: '失败',
  args: { onDraw: () => failing(), waitMs: 0 },
  play: async ({ canvas, userEvent }) => {
    failing.mockRejectedValueOnce(new Error('busy'));
    await userEvent.click(canvas.getByRole('button', { name: '抽奖' }));
    await userEvent.click(canvas.getByRole('button', { name: '立即抽奖' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '立即抽奖' })).toBeEnabled());
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    title: '秋冬季呼吸系统用药备货季，下单即抽奖（每家门店每天一次，连锁总部按门店计）',
    note: '每笔实付满 1000 元的订单可抽奖一次，奖品即时发放至账户，实物奖品随下一单寄出',
  },
};
