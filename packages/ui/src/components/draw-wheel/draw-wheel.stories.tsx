import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import type { DrawOutcome } from '../draw-popup/draw-popup.tsx';
import { DrawWheel, type DrawWheelProps } from './draw-wheel.tsx';

const names = ['50元现金券', '满300减20券', '500积分', '5元红包', '电子血压计', '谢谢参与'];
const won: DrawOutcome = { won: true, prize: '5元红包', remarks: '已存入账户红包' };
const meta = {
  title: '浮层/DrawWheel 抽奖转盘',
  component: DrawWheel,
  parameters: usage(
    '客户专门来抽奖，在抽奖弹窗里',
    '不打扰地提醒有抽奖机会，用 DrawPopup',
    '先问到结果再转；停在抽中的奖品；少动画时直接出结果。',
  ),
  args: {
    prizes: names.map((name, id) => ({ id, name })),
    chances: 3,
    onDraw: async () => won,
    onShown: fn(),
    next: ({ won }) => won && <Button href="#red-packets">查看红包</Button>,
  } as DrawWheelProps<DrawOutcome>,
} satisfies Meta<typeof DrawWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const start: Play = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /抽奖/ }));

/** Skips what is left of the movement. */
const arrive = (canvasElement: HTMLElement) =>
  waitFor(() => {
    expect(canvasElement.querySelector('[data-phase="running"]')).not.toBeNull();
    for (const animation of canvasElement.getAnimations({ subtree: true })) animation.finish();
  });

export const Ready: Story = {
  name: '可以抽奖',
  parameters: anatomy(
    ['奖品', '一圈，1 到 12 个；图与名字，图可省', 'li'],
    ['按钮', '在正中：抽奖、剩几次；没有机会时写明', 'button'],
    ['光', '先问到结果再转，停在抽中的奖品'],
    ['结果与 next', '写在盘下，旁边是下一步'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '奖品' }).children).toHaveLength(6);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Won: Story = {
  name: '停在抽中的奖品，再出结果',
  parameters: framed(520),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await start(context);
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="running"]')).not.toBeNull());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await arrive(canvasElement);
    await canvas.findByText('恭喜您 , 抽中5元红包 ( 已存入账户红包 )');
    await expect(canvas.getByText('5元红包').closest('li')).toHaveAttribute('data-won');
    await expect(canvas.getByRole('link', { name: '查看红包' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /抽奖/ })).toHaveFocus();
  },
};
export const WonNothing: Story = {
  name: '奖品已派完：不停在别的奖品上',
  parameters: framed(520),
  args: { onDraw: async () => ({ won: false, prize: '下次好运', remarks: '奖品已派完' }) },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await start(context);
    await arrive(canvasElement);
    await canvas.findByText('下次好运（奖品已派完）');
    await expect(canvasElement.querySelector('[data-won]')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Calm: Story = {
  name: '少动画：直接出结果',
  parameters: framed(520),
  globals: { motion: 'reduced' },
  play: async (context) => {
    await start(context);
    await context.canvas.findByText('恭喜您 , 抽中5元红包 ( 已存入账户红包 )');
  },
};
export const Asking: Story = {
  name: '正在请求结果',
  parameters: framed(520),
  args: { onDraw: () => new Promise(() => {}) },
  play: async (context) => {
    await start(context);
    await expect(context.canvas.getByRole('button', { name: '抽奖中…' })).toHaveAttribute('aria-disabled', 'true');
  },
};
const onFailed = fn();
export const Failed: Story = {
  name: '失败',
  parameters: framed(520),
  args: { onDraw: () => Promise.reject(new Error('busy')), onShown: onFailed },
  play: async (context) => {
    onFailed.mockClear();
    await start(context);
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    await expect(context.canvas.getByRole('button', { name: /抽奖/ })).toHaveAttribute('aria-disabled', 'false');
  },
};
export const NoChance: Story = {
  name: '没有机会',
  parameters: framed(520),
  args: { chances: 0, onDraw: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂无机会' }));
    await expect(args.onDraw).not.toHaveBeenCalled();
  },
};
export const WithPictures: Story = {
  name: '带图片',
  args: { prizes: names.map((name, id) => ({ id, name, image: samplePicture(name) })) },
};
export const OnePrize: Story = { name: '一个奖品', args: { prizes: [{ id: 1, name: '5元红包' }] } };
export const LongestText: Story = {
  name: '十二个奖品，最长的名字',
  args: {
    prizes: Array.from({ length: 12 }, (_, id) => ({
      id,
      name: `${id + 1}等奖：秋冬季呼吸系统用药满3000减200元专享券`,
    })),
    chances: 999,
  },
};
