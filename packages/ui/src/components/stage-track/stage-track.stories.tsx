import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { StageTrack } from './stage-track.tsx';

const amounts = ['3,000', '8,000', '20,000', '50,000'];
const stages = (shares: readonly number[]) =>
  amounts.map((amount, index) => ({
    id: amount,
    title: `满 ¥${amount}`,
    gain: `返 ¥${[30, 100, 300, 900][index]}`,
    reached: shares[index] === 100,
    percent: shares[index] ?? 0,
  }));

const meta = {
  title: '购物车/StageTrack 分档进度',
  component: StageTrack,
  parameters: usage(
    '分档活动走到了哪一档，档位相差很大也看得清',
    '只有一档的进度用 ProgressBar',
    '每一档各占一段，档位相差很大时低档仍看得清。',
  ),
  args: { label: '已累计 ¥12,340.00', stages: stages([100, 100, 36, 0]) },
} satisfies Meta<typeof StageTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['每一档', '各占一段，到了的有勾', 'li'],
    ['得什么', '返 ¥30', 'strong'],
    ['要什么', '满 ¥3,000', 'li > span:last-child'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '已累计 ¥12,340.00' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const None: Story = { name: '还没达到', args: { label: '已累计 ¥0.00', stages: stages([]) } };
export const All: Story = { name: '全部达到', args: { stages: stages([100, 100, 100, 100]) } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    stages: stages([100, 40]).map((stage) => ({ ...stage, title: `${stage.title}，限活动期内付款的中成药订单` })),
  },
};
