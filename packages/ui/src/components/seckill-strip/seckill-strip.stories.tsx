import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { sampleGoods } from '../../../stories/goods.ts';
import { usage } from '../../../stories/usage.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { GoodsTile } from '../goods-tile/goods-tile.tsx';
import { SeckillStrip } from './seckill-strip.tsx';

const tiles = sampleGoods.map((goods) => <GoodsTile key={goods.name} goods={goods} />);
const onEnd = fn();

const meta = {
  title: '商品/SeckillStrip 秒杀',
  component: SeckillStrip,
  parameters: { ...usage('首页的限时抢购，一场场按时间', '整天有效的特价，用 GoodsCard 加 PromotionTag'), look: true },
  args: { round: '20:00 场', countdown: { until: Date.now() + 3 * 3600_000 }, moreHref: '#miaosha', children: tiles },
} satisfies Meta<typeof SeckillStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标题、场次、倒计时', '场次与倒计时可省', 'h2'],
    ['更多', '可省', 'a[href="#miaosha"]'],
    ['商品', '一行 GoodsTile，放不下可左右滚', 'li'],
  ),
};
export const DaysLeft: Story = {
  name: '还有几天',
  args: { countdown: { until: Date.now() + 3 * 86_400_000, label: '距开始' } },
};

export const Ends: Story = {
  tags: ['behaviour'],
  name: '[S13] 倒计时到零即通知，不为负',
  render: () => <Countdown until={Date.now() + 900} onEnd={onEnd} label="距结束" look="text" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(onEnd).toHaveBeenCalled());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
  },
};
