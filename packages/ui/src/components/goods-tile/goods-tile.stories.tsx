import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { longest, ordinary, sampleGoods } from '../../../stories/goods.ts';
import { usage } from '../../../stories/usage.ts';
import { GoodsTile, GoodsTileSkeleton } from './goods-tile.tsx';

const meta = {
  title: '商品/GoodsTile 商品小卡',
  component: GoodsTile,
  parameters: usage('相关商品、猜你喜欢等窄的推荐位', '主要的列表，用 GoodsCard，信息全、能改数量'),
  args: { goods: sampleGoods[1] ?? ordinary },
  decorators: [(Story) => <div style={{ width: 190 }}>{Story()}</div>],
} satisfies Meta<typeof GoodsTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['图', '右下角是购物车里的数；可省', 'img'],
    ['品名、规格、厂家', '各一行', '[title]'],
    ['价格', '现价；上次价或原价', 'a > span:last-child'],
    ['加入', '圆按钮；可省'],
  ),
};
export const LongestText: Story = { name: '文字最长', args: { goods: longest } };
export const Visitor: Story = { name: '访客', args: { goods: { ...ordinary, price: { hidden: 'login' } } } };
export const MissingPicture: Story = {
  name: '缺图',
  args: { goods: { ...ordinary, pictures: [{ src: '/missing.svg' }] } },
};
const onAdd = fn();
export const QuickAdd: Story = {
  name: '快速加入',
  args: { onAdd },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^加入购物车/ }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const QuickAddOnPhone: Story = {
  name: '手机上快速加入',
  args: { onAdd, goods: { ...ordinary, lastPrice: '18.80' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('button', { name: /^加入购物车/ }).getBoundingClientRect();
    for (const text of canvas.getAllByText(/¥|上次|有限公司/)) {
      const box = text.getBoundingClientRect();
      await expect(box.right <= left || box.bottom <= top, `${text.textContent} is covered`).toBe(true);
    }
  },
};
export const Adding: Story = { name: '正在加入', args: { onAdd, adding: true, goods: longest } };
export const Loading: Story = { name: '加载中', render: () => <GoodsTileSkeleton /> };
