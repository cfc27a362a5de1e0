import type { Wallet } from '@yaoji/api-client/wire';
import type { WalletTilesProps } from '@yaoji/ui';
import { formatCount } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';

/** The buyer's benefits, each with the page that lists it. */
export const walletTiles = (wallet?: Wallet): WalletTilesProps['tiles'] => [
  {
    id: 'wallet_balance',
    label: '余额',
    value: { amount: wallet?.balance ?? '0.00' },
    href: href('wallet_balance'),
  },
  {
    id: 'wallet_red_packets',
    label: '账户红包',
    value: { amount: wallet?.redPacketMoney ?? '0.00' },
    href: href('wallet_red_packets'),
  },
  {
    id: 'wallet_points',
    label: '积分',
    value: { figure: formatCount(wallet?.points ?? 0) },
    href: href('wallet_points'),
  },
  {
    id: 'wallet_coupons',
    label: '优惠券',
    value: { figure: wallet?.couponCount ?? 0, unit: '张' },
    href: href('wallet_coupons'),
  },
  {
    id: 'wallet_vouchers',
    label: '现金券',
    value: { amount: wallet?.voucherMoney ?? '0.00' },
    href: href('wallet_vouchers'),
  },
];
