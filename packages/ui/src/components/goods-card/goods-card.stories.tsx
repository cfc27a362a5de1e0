import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everyBadge, goodsCardAnatomy, longest, ordinary, sampleGoods } from '../../../stories/goods.ts';
import { clamp, limits, noLimits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { GoodsCard, type GoodsCardProps } from './goods-card.tsx';
import { GoodsCardSkeleton } from './goods-card-skeleton.tsx';

const themeFrame = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 230"><path d="M2 2h226v226H2z" fill="none" stroke="tomato" stroke-width="4"/></svg>',
)}`;

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

type Buying = Extract<GoodsCardProps, { quantity: string }>;

const meta = {
  title: '商品/GoodsCard 商品卡片',
  component: GoodsCard,
  parameters: { ...usage('看图挑选的列表、楼层、专区', '比价下单用 GoodsTable；推荐位窄用 GoodsTile'), look: true },
  args: {
    goods: sampleGoods[0] ?? ordinary,
    quantity: '10',
    limits,
    clamp,
    onQuantityChange: fn(),
    onAdd: fn(),
    favourite: false,
    onFavourite: fn(),
    headingLevel: 2,
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        style={
          parameters.layout === 'fullscreen'
            ? { boxSizing: 'border-box', maxWidth: 1224, margin: '12px auto', paddingInline: 12 }
            : { width: 230 }
        }
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<Buying>;
export default meta;
type Story = StoryObj<Buying>;

export const Default: Story = { name: '默认', parameters: goodsCardAnatomy };
export const Favourite: Story = { name: '已收藏', args: { favourite: true } };
export const WithoutStar: Story = {
  name: '没有收藏',
  render: ({ onFavourite: _, ...args }) => <GoodsCard {...args} />,
};
export const FavouritePending: Story = { name: '正在收藏', args: { favouritePending: true } };
export const Adding: Story = { name: '正在加入', args: { adding: true } };
export const WithBasePriceAndTier: Story = { name: '原价与阶梯价', args: { goods: sampleGoods[1] ?? ordinary } };
export const SevenCharacterPrice: Story = { name: '七位价格', args: { goods: { ...ordinary, price: '1888.50' } } };
export const EveryBadge: Story = { name: '全部标签', args: { goods: everyBadge } };
export const RebateInThemeFrame: Story = {
  name: '返现与主题边框',
  args: { goods: { ...ordinary, badges: [{ kind: 'rebate', text: '返现 ¥0.50' }], pictureFrame: themeFrame } },
};
export const LongestText: Story = { name: '文字最长', args: { goods: longest } };
export const NoPicture: Story = { name: '不显示图片', args: { picture: false } };
export const EveryPrice: Story = {
  name: '全部价格',
  args: {
    picture: false,
    goods: {
      ...ordinary,
      basePrice: '15.00',
      suggestedPrice: '20.00',
      badges: [{ kind: 'couponAfter', text: '券后 ¥11.80' }],
    },
  },
  play: async ({ canvas }) => {
    await drawn();
    const beside = canvas.getByText('券后 ¥11.80').parentElement as HTMLElement;
    await expect(beside.children).toHaveLength(3);
    await expect(beside.scrollHeight).toBeLessThanOrEqual((beside.parentElement as HTMLElement).clientHeight + 1);
  },
};
export const MissingPicture: Story = { name: '缺图', args: { goods: { ...ordinary, pictures: [] } } };
export const OwnLabel: Story = { name: '自己的按钮文字', args: { addLabel: '立即秒杀' } };
export const OpensDialog: Story = { name: '加入时打开弹窗', tags: ['behaviour'], args: { addOpensDialog: true } };
export const Unquoted: Story = {
  name: '待询价',
  args: {
    goods: { ...ordinary, price: { hidden: 'unquoted' }, block: { message: '暂无报价，暂不可购买' } },
    limits: noLimits,
  },
};
export const Visitor: Story = {
  name: '访客',
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
  name: '超出经营范围',
  args: {
    goods: { ...ordinary, block: { message: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#zzzj' } } },
    limits: noLimits,
  },
};
export const NoStock: Story = {
  name: '缺货',
  args: { goods: { ...ordinary, stock: '0盒', block: { message: '暂时缺货' } }, limits: noLimits },
};
export const Device: Story = {
  name: '医疗器械',
  args: { goods: { ...ordinary, origin: undefined, licence: 'Ⅱ类 鄂械注准20192149948' } },
};
export const NearExpiry: Story = {
  name: '近效期',
  args: {
    goods: {
      ...ordinary,
      expiry: '2026-12-31',
      expiryWarning: true,
      badges: [{ kind: 'daysLeft', text: '效期剩 37 天' }],
    },
  },
};
export const Loading: Story = {
  name: '加载中',
  render: () => <GoodsCardSkeleton />,
  play: async ({ canvasElement }) => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0),
};
export const AddsOnce: Story = {
  name: '连按只加一次',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车 六味地黄丸' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('group', { hidden: true })).toBeInTheDocument();
  },
};
export const SkeletonIsAsHigh: Story = {
  name: '骨架与卡片一样高',
  tags: ['behaviour'],
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
    await drawn(); // Until then all cards have the height that `content-visibility` assumes.
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('card').offsetHeight);
  },
};
export const Compared: Story = {
  name: '已加入对比',
  args: {
    goods: {
      ...ordinary,
      inCart: '5',
      lastPrice: '24.00',
      contentPrice: { price: '0.0522', unit: '丸', lowest: true },
    },
    mark: '对比',
  },
  play: async ({ canvas }) => {
    for (const text of ['购物车 5', '最低', '对比']) await expect(canvas.getByText(text)).toBeVisible();
  },
};
