import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { CouponCard } from './coupon-card.tsx';

const coupon = {
  value: { amount: '20.00' },
  threshold: '满300可用',
  title: '中成药满减券',
  scope: '限中成药，特价与秒杀商品不可用',
  period: '2026-10-01 至 2026-10-31',
};

const meta = {
  title: '购物车/CouponCard 优惠券',
  component: CouponCard,
  parameters: { ...usage('领券中心、我的优惠券、结算时选券', '只在商品旁提一句优惠，用 PromotionTag'), look: true },
  args: { coupon },
  decorators: [(Story) => <div style={{ width: 380, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();
export const Claimable: Story = {
  name: '可领取',
  parameters: anatomy(
    ['左：减多少', '金额或折扣，下面是门槛', 'article > div:first-child'],
    ['标题', '也是读屏的名字；一张券一句话', 'h3'],
    ['范围', '哪些商品能用；可省', 'p'],
    ['有效期与动作', '按钮、状态词、单选三者之一', 'article button'],
    ['reason', '现在为什么不能用；可省'],
  ),
  args: { action: { label: '立即领取', onClick } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即领取' }));
    await expect(onClick).toHaveBeenCalled();
  },
};
export const Claiming: Story = { name: '正在领取', args: { action: { label: '立即领取', loading: true } } };
export const Claimed: Story = { name: '已领取', args: { state: '已领取' } };
export const Used: Story = { name: '已使用', args: { state: '已使用' } };
export const Expired: Story = { name: '已过期', args: { state: '已过期' } };
export const Rate: Story = {
  name: '折扣券',
  args: { coupon: { ...coupon, value: { rate: '9.4折' }, threshold: '无门槛' } },
};
export const Chosen: Story = { name: '已选', args: { choice: { name: 'coupon', checked: true, onChange: fn() } } };
export const CannotBeUsed: Story = {
  name: '不可用',
  args: { choice: { name: 'coupon', checked: false, disabled: true, onChange: fn() }, reason: '还差 ¥44.00 可用' },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    coupon: {
      ...coupon,
      value: { amount: '12345.00' },
      threshold: '满100000可用',
      title: '新客首单专享全场中西成药与中药饮片通用大额满减优惠券',
      scope: '限中成药、化学药、中药饮片、参茸贵细，特价、秒杀、组合购、近效期与控销商品不可用',
    },
    action: { label: '立即领取' },
  },
};
