import { operations } from '@yaoji/api-client';
import type { Store } from '@yaoji/api-client/wire';
import { Button, Card, DescriptionList, StatusTag } from '@yaoji/ui';
import { RoleButton } from '#features/user/role-button.tsx';
import { formatDay } from '#shared/time/format-time.ts';
import { monthText } from './store-months.ts';
import * as css from './stores.css.ts';

type StoreCardProps = {
  store: Store;
  /** True if the cart has lines and this is not the current store. */
  canCopy: boolean;
  switching: boolean;
  opening: boolean;
  unlinking: boolean;
  onSwitch: () => void;
  /** Opens the store's orders. */
  onOrders: () => void;
  onCopy: () => void;
  onUnlink: () => void;
};

export function StoreCard({
  store,
  canCopy,
  switching,
  opening,
  unlinking,
  onSwitch,
  onOrders,
  onCopy,
  onUnlink,
}: StoreCardProps) {
  const { company, username, name, phone, address, isPassed, isCurrent, cartCount, linkedAt, months } = store;
  return (
    <Card>
      <article aria-label={company} className={css.store}>
        <h2 className={css.company}>
          {company || username}
          {isCurrent && <StatusTag tone="brand">当前门店</StatusTag>}
          <StatusTag tone={isPassed ? 'success' : 'warning'}>{isPassed ? '已认证' : '待认证'}</StatusTag>
        </h2>
        <DescriptionList
          items={[
            { label: '用户名', value: username },
            { label: '联系人', value: [name, phone].filter(Boolean).join(' ') },
            { label: '收货地址', value: address, wide: true },
            { label: '购物车', value: `${cartCount} 种商品` },
            { label: '本月采购', value: monthText(months, 0) },
            { label: '上月采购', value: monthText(months, 1) },
            { label: '绑定时间', value: linkedAt === null ? '' : formatDay(linkedAt) },
          ]}
        />
        {!isCurrent && (
          <div className={css.actions}>
            <RoleButton
              operation={operations.switchStore}
              size="small"
              loading={switching}
              onClick={onSwitch}
              aria-label={`切换到 ${company}`}
            >
              切换到此店
            </RoleButton>
            <Button
              size="small"
              tone="outline"
              loading={opening}
              onClick={onOrders}
              aria-label={`查看 ${company} 的订单`}
            >
              查看订单
            </Button>
            <Button
              size="small"
              tone="outline"
              disabled={!canCopy}
              onClick={onCopy}
              aria-label={`复制购物车到 ${company}`}
            >
              复制购物车
            </Button>
            {linkedAt !== null && (
              <RoleButton
                operation={operations.unlinkStore}
                size="small"
                tone="outline"
                loading={unlinking}
                onClick={onUnlink}
                aria-label={`解绑 ${company}`}
              >
                解绑
              </RoleButton>
            )}
          </div>
        )}
      </article>
    </Card>
  );
}
