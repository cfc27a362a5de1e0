import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { PointsGoodsCard } from './points-goods-card.tsx';

const onOpen = fn();
const goods = {
  name: '上臂式电子血压计',
  picture: samplePicture('电子血压计'),
  points: 12800,
  worth: '189.00',
  description: '语音播报，双人记忆',
  stock: '剩余 36 份',
  limit: '每家限兑 2 份',
};
const meta = {
  title: '商品/PointsGoodsCard 积分商品',
  component: PointsGoodsCard,
  parameters: usage('积分商城里用积分兑换的商品', '用钱买的商品，用 GoodsCard', '不能兑换时按钮上写明原因。'),
  args: {
    goods,
    action: (
      <Button block tone="brandOutline">
        立即兑换
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ width: 230 }}>{Story()}</div>],
} satisfies Meta<typeof PointsGoodsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['图、名、说明', '各一行，长的省略', 'img'],
    ['积分与价值', '积分最醒目；价值可省', 'p:has(strong)'],
    ['剩余与限兑', '可省', 'p:has(strong) + p'],
    ['按钮', '`action`；不能兑换时写原因', 'article > button'],
  ),
};
export const WithDetails: Story = {
  name: '带明细',
  args: { onOpen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上臂式电子血压计' }));
    await expect(onOpen).toHaveBeenCalled();
  },
};
export const SoldOut: Story = {
  name: '已兑完',
  args: {
    goods: { ...goods, stock: '剩余 0 份' },
    action: (
      <Button block tone="brandOutline" disabled>
        已兑完
      </Button>
    ),
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    goods: {
      ...goods,
      name: '便携式网式雾化器（儿童成人通用，静音，充电款，含面罩两只与收纳袋）',
      description: '适用于家庭与门店体验，送一年延保服务与上门校准一次',
      points: 1234567,
      worth: '12345.00',
      stock: '剩余 123456 份',
      limit: '每家每月限兑 200 份',
    },
  },
};
