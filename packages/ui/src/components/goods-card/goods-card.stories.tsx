import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longest, ordinary, sampleGoods } from '../../../.storybook/samples/goods.ts';
import { clamp, limits, noLimits } from '../../../.storybook/samples/quantity.ts';
import { GoodsCard } from './goods-card.tsx';
import { GoodsCardSkeleton } from './goods-card-skeleton.tsx';
import { GoodsGrid } from './goods-grid.tsx';

const meta = {
  title: 'Goods/GoodsCard 商品卡片',
  component: GoodsCard,
  args: {
    goods: sampleGoods[0] ?? ordinary,
    quantity: '10',
    limits,
    clamp,
    onQuantityChange: fn(),
    onAdd: fn(),
    favorite: false,
    onFavorite: fn(),
    headingLevel: 2,
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        style={
          parameters.layout === 'fullscreen'
            ? { maxWidth: 1224, margin: '12px auto', paddingInline: 12 }
            : { width: 230 }
        }
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof GoodsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyBadge = { ...longest, name: '六味地黄丸', price: '12.80', spec: '浓缩丸 200丸', maker: '豫西本草制药' };

export const Default: Story = {};
export const Favorite: Story = { args: { favorite: true } };
export const FavoritePending: Story = { args: { favoritePending: true } };
export const Adding: Story = { args: { adding: true } };
export const WithBasePriceAndTier: Story = { args: { goods: sampleGoods[1] ?? ordinary } };
export const SevenCharacterPrice: Story = { args: { goods: { ...ordinary, price: '1888.50' } } };
export const EveryBadge: Story = { args: { goods: everyBadge } };
export const LongestText: Story = { args: { goods: longest } };
export const NoPicture: Story = { args: { picture: false } };
export const MissingPicture: Story = { args: { goods: { ...ordinary, pictures: [] } } };
export const OwnLabel: Story = { args: { addLabel: '加购商品', addOpensDialog: true } };
export const Unquoted: Story = {
  args: {
    goods: { ...ordinary, price: { hidden: 'unquoted' }, block: { message: '暂无报价，暂不可购买' } },
    limits: noLimits,
  },
};
export const Visitor: Story = {
  args: {
    goods: {
      ...ordinary,
      price: { hidden: 'login' },
      priceHref: '#login',
      block: { message: '登录后可采购', fix: { label: '去登录', href: '#login' } },
    },
    limits: noLimits,
  },
};
export const OutOfScope: Story = {
  args: {
    goods: {
      ...ordinary,
      block: { message: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#zzzj' } },
    },
    limits: noLimits,
  },
};
export const NoStock: Story = {
  args: { goods: { ...ordinary, stock: '0盒', block: { message: '暂时缺货' } }, limits: noLimits },
};
export const NearExpiry: Story = { args: { goods: { ...ordinary, expiry: '2026-12', expiryWarning: true } } };
export const Loading: Story = { render: () => <GoodsCardSkeleton /> };

export const ThumbnailsOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '第 2 张' })).toBeNull();
    canvas.getByRole('button', { name: '收藏 六味地黄丸' }).focus();
    const second = await canvas.findByRole('button', { name: '第 2 张' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: '第 2 张' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AddsOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车 六味地黄丸' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const SkeletonIsAsHigh: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'flex-start', gap: 12 }}>
      <div style={{ width: 230 }} data-testid="card">
        <GoodsCard {...args} />
      </div>
      <div style={{ width: 230 }} data-testid="skeleton">
        <GoodsCardSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('card').offsetHeight);
  },
};

const everyState = [
  ...sampleGoods,
  everyBadge,
  longest,
  {
    ...ordinary,
    price: { hidden: 'login' as const },
    block: { message: '登录后可采购', fix: { label: '去登录', href: '#login' } },
  },
  { ...ordinary, block: { message: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#zzzj' } } },
];

export const InGrid: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <GoodsGrid>
      {everyState.map((goods, index) => (
        <GoodsCard key={`${goods.name}${index.toString()}`} {...args} goods={goods} favorite={index === 3} />
      ))}
      <GoodsCardSkeleton />
    </GoodsGrid>
  ),
};
