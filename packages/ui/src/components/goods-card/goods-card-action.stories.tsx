import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ordinary, sampleGoods } from '../../../stories/goods.ts';
import { usage } from '../../../stories/usage.ts';
import { plain } from '../../theme/part-classes.ts';
import { GoodsCard, type GoodsCardProps } from './goods-card.tsx';

type WithAction = Exclude<GoodsCardProps, { quantity: string }>;

const meta = {
  title: '商品/GoodsCard 商品卡片 自己的操作',
  component: GoodsCard,
  parameters: { ...usage('不直接加入购物车的商品，例如询价', '能直接订购的，用数量和加入购物车'), look: true },
  args: {
    goods: sampleGoods[0] ?? ordinary,
    children: '预计明天到货',
    action: (
      <button className={plain} type="button">
        询价
      </button>
    ),
  },
  decorators: [(Story) => <div style={{ width: 230 }}>{Story()}</div>],
} satisfies Meta<WithAction>;
export default meta;
type Story = StoryObj<WithAction>;

export const OwnFactsAndAction: Story = {
  name: '自己的内容与按钮',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('预计明天到货')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '询价' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /加入购物车/ })).toBeNull();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
  },
};
