import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { blockedLines, cartGroupAnatomy, otherLines, promotedLines } from '../../../stories/cart.ts';
import { clamp } from '../../../stories/quantity.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { CartLine, type CartLineView } from '../cart-line/cart-line.tsx';
import { CartGroup } from './cart-group.tsx';

const nothing = () => {};
const drawn = (lines: readonly CartLineView[]) =>
  lines.map((line) => (
    <CartLine
      key={line.id}
      line={line}
      clamp={clamp}
      onSelect={nothing}
      onQuantityChange={nothing}
      onRemove={nothing}
      onFavourite={nothing}
    />
  ));

const unchosen = promotedLines.map((line) => ({ ...line, selected: false }));
const partlyChosen = [...promotedLines, ...unchosen.slice(1).map((line) => ({ ...line, id: 0, name: '板蓝根颗粒' }))];

const meta = {
  title: '购物车/CartGroup 购物车分组',
  component: CartGroup,
  parameters: {
    ...usage(
      '购物车里参加同一活动的商品成一组，其余的、暂不可购买的各成一组',
      '页面里普通的一块用 Card；抽屉里不分组，用 CartDrawerLines',
    ),
    layout: 'fullscreen',
  },
  args: { title: '其他商品', children: drawn(otherLines) },
  decorators: [(Story) => <div style={{ maxWidth: 1200, margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '满减，选了一部分',
  parameters: cartGroupAnatomy,
  args: {
    title: '满减　秋季备货',
    heading: '满减',
    tone: 'promo',
    reached: '已满 ¥300 减 ¥20',
    progress: { percent: 96, marks: [60, 100], label: '秋季备货进度' },
    hint: '再买 ¥20.00 减 ¥45',
    action: { label: '凑单', href: '#fill-up' },
    selectAll: { checked: false, indeterminate: true, onChange: fn() },
    children: drawn(partlyChosen),
  },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('checkbox', { name: '全选 满减　秋季备货' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.selectAll?.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('heading', { name: '满减' })).toHaveAttribute('title', '满减　秋季备货');
    await expect(canvas.getByRole('link', { name: '凑单' })).toHaveAttribute('href', '#fill-up');
  },
};
export const NotReached: Story = {
  name: '满减，还没到第一档',
  args: {
    ...Default.args,
    reached: undefined,
    progress: { percent: 32, marks: [60, 100], label: '秋季备货进度' },
    hint: '再买 ¥140.00 减 ¥20',
    selectAll: { checked: false, indeterminate: false, onChange: fn() },
    children: drawn(unchosen),
  },
};
export const HighestTier: Story = {
  name: '满减，到了最高一档，全选',
  args: {
    title: '满减　秋季备货',
    heading: '满减',
    tone: 'promo',
    reached: '已满 ¥300 减 ¥20',
    progress: { percent: 100, marks: [100], label: '秋季备货进度' },
    selectAll: { checked: true, indeterminate: false, onChange: fn() },
    children: drawn(promotedLines),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选 满减　秋季备货' }));
    await expect(args.selectAll?.onChange).toHaveBeenCalledWith(false);
  },
};
export const WithoutProgress: Story = {
  name: '组合购，没有进度',
  args: { title: '组合购　感冒家庭装', tone: 'promo', reached: '已凑齐2套', children: drawn(promotedLines) },
};
export const Plain: Story = {
  name: '其他商品',
  args: { selectAll: { checked: true, indeterminate: false, onChange: fn() } },
};
export const Blocked: Story = {
  name: '暂不可购买，没有全选',
  args: {
    title: '暂不可购买（1）',
    aside: (
      <Button tone="plain" size="small">
        清空不可购买商品
      </Button>
    ),
    children: drawn(blockedLines),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /全选/ })).toBeNull();
  },
};
export const OneLine: Story = { name: '一种商品', args: { children: drawn(otherLines.slice(0, 1)) } };
export const Empty: Story = {
  name: '商品都列在别的组',
  args: {
    title: '满赠　国庆加赠',
    tone: 'promo',
    children: <p style={{ padding: '12px 20px' }}>参加活动的商品列在上方其他活动中</p>,
  },
};
export const Compact: Story = {
  name: '紧凑',
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '银翘解毒胶囊' })).toHaveStyle({ minHeight: '44px' });
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    ...Default.args,
    title: '满减　秋冬季呼吸系统常备用药与防护用品门店备货专场（含儿童装，限连锁总部统一采购）',
    heading: '秋冬季呼吸系统常备用药与防护用品门店备货专场（含儿童装，限连锁总部统一采购）',
    reached: '已满 ¥12,345,678.90 减 ¥1,234,567.89',
    hint: '再买 ¥12,345,678.90 减 ¥1,234,567.89',
  },
};
export const Folded: Story = {
  name: '收起，再展开',
  parameters: framed(200),
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByLabelText('展开或收起 其他商品');
    const first = canvas.getByRole('checkbox', { name: '选择 银翘解毒胶囊' });
    await userEvent.click(fold);
    await expect(first).not.toBeVisible();
    await userEvent.click(fold);
    await expect(first).toBeVisible();
    await userEvent.click(fold);
  },
};
export const Several: Story = {
  name: '几组相接',
  parameters: { look: true },
  render: () => (
    <>
      <CartGroup
        title="满减"
        tone="promo"
        reached="已满 ¥300 减 ¥20"
        progress={{ percent: 96, marks: [60, 100], label: '已满 ¥300 减 ¥20，再买 ¥20.00 减 ¥45' }}
        hint="再买¥20.00减¥45.00"
        action={{ label: '凑单', href: '#' }}
        selectAll={{ checked: false, indeterminate: true, onChange: nothing }}
      >
        {drawn(promotedLines)}
      </CartGroup>
      <CartGroup title="其他商品">{drawn(otherLines)}</CartGroup>
    </>
  ),
};
