import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { clamp, limits, noLimits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { CombinationCard, type CombinationView } from './combination-card.tsx';

const onAdd = fn();
const combination: CombinationView = {
  title: '感冒家庭装组合',
  goods: [
    ['感冒灵颗粒', '10g×9袋', '10.60', '2盒'],
    ['银翘解毒胶囊', '0.35g×24粒', '13.20', '1盒'],
    ['医用外科口罩', '10只/袋', '3.90', '5袋'],
  ].map(([name = '', spec = '', price = '', quantity = '']) => ({
    id: name,
    name,
    spec,
    price,
    quantity,
    href: `#${name}`,
    picture: samplePicture(name),
  })),
  price: '53.90',
  basePrice: '61.40',
  saved: '7.50',
  stock: '剩余 36 套，每家限购 10 套',
};
const meta = {
  title: '商品/CombinationCard 组合购',
  component: CombinationCard,
  parameters: { ...usage('组合购里整套出售的几样商品', '满足条件后可加购的一样，用 GoodsOffer'), look: true },
  args: {
    combination,
    quantity: '10',
    limits,
    clamp,
    onQuantityChange: fn(),
    onAdd,
    aside: <Countdown until={Date.now() + 3 * 3600_000} label="距结束" />,
  },
} satisfies Meta<typeof CombinationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标题与 aside', '组合的名字，倒计时', 'h3'],
    ['几样商品', '图、品名、规格、组合里的单价与每套几件；各是链接', 'li a'],
    ['组合价、单买、省', '三个数说清差多少', 'ul + div > div'],
    ['套数与按钮', '按整套加；不能买时换成原因与办法', '[role=spinbutton]'],
    ['stock', '还剩几套；可省', 'article p:last-child'],
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: '感冒家庭装组合 套数' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '整套加入购物车' }));
    await expect(onAdd).toHaveBeenCalled();
  },
};
export const Adding: Story = { name: '正在加入', args: { adding: true } };
export const Blocked: Story = {
  name: '不可购买',
  args: {
    limits: noLimits,
    combination: {
      ...combination,
      block: { message: '超出经营范围：二类器械（医用外科口罩）', fix: { label: '去维护资质', href: '#zzzj' } },
    },
  },
};
export const Visitor: Story = {
  name: '访客',
  args: {
    limits: noLimits,
    combination: {
      ...combination,
      price: { hidden: 'login' },
      basePrice: undefined,
      saved: undefined,
      goods: combination.goods.map((part) => ({ ...part, price: { hidden: 'login' } })),
      block: { message: '登录后可购买', fix: { label: '去登录', href: '#login' } },
    },
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    combination: {
      ...combination,
      title: '秋冬季呼吸系统常备用药与防护用品门店热销组合（含儿童装，限连锁总部统一采购）',
      price: '12345.67',
      basePrice: '13888.88',
      saved: '1543.21',
      goods: [...combination.goods, ...combination.goods].map((part, index) => ({
        ...part,
        id: `${part.id}${index}`,
        name: `${part.name}（儿童装·无蔗糖型）`,
      })),
    },
  },
};
