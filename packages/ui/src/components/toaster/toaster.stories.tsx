import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { currentToasts, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const viewFavourites = fn();
const meta = {
  title: '反馈/Toaster 轻提示',
  component: Toaster,
  parameters: framed(
    260,
    usage('告诉操作的结果，不必回答，自己消失', '必须看到的用 AlertDialog；属于某一项的错误放在 FormField'),
  ),
  beforeEach: () => {
    viewFavourites.mockClear();
    for (const { id } of currentToasts()) toast.dismiss(id);
  },
  render: () => (
    <div style={{ display: 'flex', gap: 8, minHeight: 240 }}>
      <Button
        onClick={() =>
          toast.success('收藏成功', { action: { label: '查看我的收藏', onClick: viewFavourites }, durationMs: 60_000 })
        }
      >
        成功
      </Button>
      <Button onClick={() => toast.warning('库存不足，已按最大可购数量加入', { durationMs: 60_000 })}>提醒</Button>
      <Button onClick={() => toast.error('系统繁忙，请稍候再试', { durationMs: 60_000 })}>错误</Button>
      <Button onClick={() => toast.info('已复制', { durationMs: 1500 })}>短暂</Button>
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['图标', '按语气', 'li > span'],
    ['一句话', '几秒后自己走，指着时停', 'li > span + span'],
    ['动作', '至多一个，如撤销', 'li > button'],
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['成功', '提醒', '错误']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('系统繁忙，请稍候再试');
    await waitFor(() => expect(canvas.getByText('收藏成功')).toBeVisible());
  },
};

export const ActsAndCloses: Story = {
  name: '点按钮后关闭',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await expect(canvas.getAllByText('收藏成功')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '查看我的收藏' }));
    await expect(viewFavourites).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('收藏成功')).toBeNull();
  },
};

export const GoesByItself: Story = {
  name: '自动消失',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '短暂' }));
    await userEvent.hover(canvas.getByText('已复制'));
    toast.info('已粘贴', { durationMs: 150 });
    await canvas.findByText('已粘贴');
    await waitFor(() => expect(canvas.queryByText('已粘贴')).toBeNull());
    await expect(canvas.getByText('已复制')).toBeInTheDocument();
    await userEvent.unhover(canvas.getByText('已复制'));
    await waitFor(() => expect(canvas.queryByText('已复制')).toBeNull());
  },
};

export const LongestText: Story = {
  name: '文字最长',
  play: async () => {
    toast.error(
      '《第二类医疗器械经营备案凭证》已于 2026 年 12 月 20 日到期，含此类商品的订单暂时无法提交，请先维护资质后再试',
      {
        durationMs: 60_000,
      },
    );
  },
};
