import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { promotedLines } from '../../../stories/cart.ts';
import { usage } from '../../../stories/usage.ts';
import { GoodsOffer, GoodsOffers } from './goods-offer.tsx';

const onClick = fn();
const onChange = fn();
const meta = {
  title: '购物车/GoodsOffer 换购与赠品',
  component: GoodsOffer,
  parameters: { ...usage('达到门槛后可换购或赠送的商品', '整套出售用 CombinationCard'), look: true },
  args: {
    name: '碘伏消毒液',
    href: '#',
    picture: promotedLines[0]?.picture,
    tag: '换购',
    price: '1.70',
    listPrice: '3.40',
    quantity: '限40瓶',
    action: { label: '换购', onClick },
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof GoodsOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['图与品名', '链接；规格跟在后面', 'img'],
    ['标记与价格', '换购、赠；现价、原价、数量', 's'],
    ['note', '还差多少、已赠完；可省'],
    ['动作', '按钮或勾选', 'button'],
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '换购 碘伏消毒液' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
export const OutOfReach: Story = {
  name: '未达到门槛',
  args: { faded: true, note: '再买¥272.60可换购', action: { label: '换购', onClick, disabled: true } },
};
export const Loading: Story = { name: '加载中', args: { action: { label: '换购', onClick, loading: true } } };
export const Choice: Story = {
  name: '可选',
  args: { spec: '500ml/瓶', choice: { label: '换购', checked: false, onChange } },
  render: ({ action: _, ...args }) => <GoodsOffer {...args} />,
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: '换购 碘伏消毒液' }));
    await expect(onChange).toHaveBeenCalledWith(true);
  },
};
export const ChoiceOutOfReach: Story = {
  name: '选择，未达到门槛',
  args: { faded: true, note: '再买¥72.00可换购', choice: { label: '换购', checked: false, onChange, disabled: true } },
  render: ({ action: _, ...args }) => <GoodsOffer {...args} />,
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    name: '复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）',
    spec: '每粒含对乙酰氨基酚0.3g，12粒×2板',
    price: '12345.6789',
    quantity: '限100000瓶',
    note: '再买¥12,345,678.90可换购，赠品仅剩2盒',
  },
};
export const Several: Story = {
  name: '几条',
  render: (args) => (
    <GoodsOffers label="赠品">
      <GoodsOffer name="一次性使用医用口罩" href="#" tag="赠" quantity="×2盒" />
      <GoodsOffer name="酒精消毒棉片" href="#" tag="赠" quantity="×2盒" note="赠品已送完" faded />
      <GoodsOffer {...args} />
    </GoodsOffers>
  ),
};
