import { useQuery } from '@tanstack/react-query';
import type { Wallet } from '@yaoji/api-client/wire';
import type { RouteName } from '@yaoji/routes';
import { CouponIcon, formatCount, GiftIcon, ReceiptIcon, StarIcon, WalletIcon, WalletTiles } from '@yaoji/ui';
import { couponCountsQuery } from '#features/coupon/coupon.queries.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { linkTo } from '#shared/routing/link-to.ts';

/** The buyer's assets, each figure linked to its page (C059, C064). */
export function WalletOverview() {
  const query = useQuery(walletQuery());
  const coupons = useQuery(couponCountsQuery());
  const { used = 0, expired = 0 } = coupons.data ?? {};
  const hasNone = coupons.data ? used + expired === 0 : coupons.isError;
  // Also shown while loading, to avoid a layout shift.
  const spent = hasNone ? undefined : `已用 ${used}，过期 ${expired}`;
  const tiles = (wallet?: Wallet) => (
    <WalletTiles
      label="我的钱包"
      loading={!wallet || coupons.isPending}
      tiles={[
        {
          id: 'balance',
          label: '余额',
          icon: <WalletIcon />,
          value: { amount: wallet?.balance ?? '0' },
          ...to('wallet_balance'),
        },
        {
          id: 'red-packets',
          label: '红包',
          icon: <GiftIcon />,
          value: { amount: wallet?.redPacketMoney ?? '0' },
          ...to('wallet_red_packets'),
        },
        {
          id: 'points',
          label: '积分',
          icon: <StarIcon />,
          value: { figure: formatCount(wallet?.points ?? 0), unit: '分' },
          ...to('wallet_points'),
        },
        {
          id: 'coupons',
          label: '优惠券',
          icon: <CouponIcon />,
          value: { figure: coupons.data?.unused ?? wallet?.couponCount ?? 0, unit: '张' },
          hint: spent,
          ...to('wallet_coupons'),
        },
        {
          id: 'vouchers',
          label: '现金券',
          icon: <ReceiptIcon />,
          value: { amount: wallet?.voucherMoney ?? '0' },
          ...to('wallet_vouchers'),
        },
      ]}
    />
  );
  return (
    <Loaded query={query} compact inCard="我的钱包" skeleton={tiles()}>
      {tiles}
    </Loaded>
  );
}

function to(name: RouteName) {
  const href = linkTo(name);
  return href ? { href } : {};
}
