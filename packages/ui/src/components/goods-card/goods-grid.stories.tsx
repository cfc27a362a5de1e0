import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyBadge, longest, ordinary, sampleGoods } from '../../../stories/goods.ts';
import { clamp, limits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { GoodsCard } from './goods-card.tsx';
import { GoodsCardSkeleton } from './goods-card-skeleton.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import type { GoodsView } from './goods-view.ts';

const everyState: GoodsView[] = [
  ...sampleGoods,
  everyBadge,
  longest,
  {
    ...ordinary,
    price: { hidden: 'login' },
    block: { message: '登录后可采购', fix: { label: '去登录', href: '#login' } },
  },
  { ...ordinary, block: { message: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#zzzj' } } },
];

const card = (goods: GoodsView, index: number) => (
  <GoodsCard
    key={`${goods.name}${index.toString()}`}
    goods={goods}
    quantity="10"
    limits={limits}
    clamp={clamp}
    onQuantityChange={() => {}}
    onAdd={() => {}}
    favourite={index === 3}
    onFavourite={() => {}}
  />
);

const meta = {
  title: '商品/GoodsGrid 商品网格',
  component: GoodsGrid,
  parameters: { ...usage('排列 GoodsCard：列表、楼层、专区', '一行一个商品的比价用 GoodsTable'), layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ maxWidth: 1224, margin: '12px auto', paddingInline: 12 }}>{Story()}</div>],
  args: { children: everyState.map(card) },
} satisfies Meta<typeof GoodsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };

export const Loading: Story = {
  name: '加载中',
  args: {
    busy: true,
    children: [1, 2, 3, 4, 5].map((key) => <GoodsCardSkeleton key={key} />),
  },
};

/** Cards that would start an incomplete row are left out. */
export const FullRows: Story = {
  name: '只显示整行',
  args: { fullRows: true, children: everyState.slice(0, 7).map(card) },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('article')].filter((each) => each.checkVisibility());
    const [first] = shown;
    const perRow = shown.filter((each) => each.offsetTop === first?.offsetTop).length;
    await expect(shown.length % perRow).toBe(0);
    await expect(shown.length).toBeGreaterThan(0);
  },
};
