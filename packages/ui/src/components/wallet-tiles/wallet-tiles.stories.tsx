import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { StarIcon } from '../../icons/goods-icons.tsx';
import { CouponIcon, GiftIcon, ReceiptIcon, WalletIcon } from '../../icons/page-icons.tsx';
import { type WalletTile, WalletTiles } from './wallet-tiles.tsx';

const tiles: WalletTile[] = [
  { id: 'balance', label: '余额', icon: <WalletIcon />, value: { amount: '8426.50' }, href: '#yegl' },
  { id: 'packet', label: '红包', icon: <GiftIcon />, value: { amount: '36.00' }, href: '#zhhb' },
  { id: 'points', label: '积分', icon: <StarIcon />, value: { figure: '12,800', unit: '分' }, href: '#jfgl' },
  {
    id: 'coupon',
    label: '优惠券',
    icon: <CouponIcon />,
    value: { figure: 6, unit: '张' },
    href: '#yhq',
    hint: '2 张 3 天后到期',
  },
  { id: 'voucher', label: '现金券', icon: <ReceiptIcon />, value: { amount: '200.00' }, href: '#xjq' },
];
const meta = {
  title: '账户/WalletTiles 钱包',
  component: WalletTiles,
  parameters: usage('会员中心与钱包各页顶上的五格，点进各自的明细', '逐笔明细用 DataTable'),
  args: { label: '我的钱包', tiles },
} satisfies Meta<typeof WalletTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['名字', '图标可省；格有 `href` 时是链接', 'a > span'],
    ['数', '加载中时只有它是骨架', 'a > span + span'],
    ['hint', '可省', 'a:nth-child(4) > span:last-child'],
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /优惠券.*2 张 3 天后到期/ })).toHaveAttribute('href', '#yhq'),
};
export const Current: Story = { name: '当前一项', args: { current: 'points' } };
export const Loading: Story = { name: '加载中', args: { loading: true } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    tiles: tiles.map((tile) => ({
      ...tile,
      value: 'amount' in tile.value ? { amount: '12345678.90' } : { figure: '1,234,567,890', unit: '分' },
      hint: '其中 12,345 元将于 3 天后到期，请尽快使用',
    })),
  },
};
export const WithoutLinks: Story = {
  name: '没有链接',
  args: { tiles: tiles.map(({ href: _, ...tile }) => tile) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
