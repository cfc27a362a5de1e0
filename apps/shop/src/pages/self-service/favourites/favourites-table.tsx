import { operations } from '@yaoji/api-client';
import type { Goods } from '@yaoji/api-client/wire';
import { Card, Checkbox } from '@yaoji/ui';
import { useCallback, useState } from 'react';
import { useCancelFavourites } from '#features/favourite/cancel-favourites.mutation.ts';
import { SheetTable } from '#features/order-draft/order-sheet.tsx';
import { useOrderSheet } from '#features/order-draft/use-order-sheet.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { ask } from '#shared/notices/question.store.ts';
import * as css from './favourites.css.ts';

/** Favourites as table rows; checked ones are added to the cart or removed together. */
export function FavouritesTable({ goods }: { goods: readonly Goods[] }) {
  const [everMarked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const marked = goods.filter(({ id }) => everMarked.has(id));
  const buyable = marked.filter(({ isBuyable }) => isBuyable);
  const sheet = useOrderSheet(goods, { marked: everMarked });
  const cancel = useCancelFavourites();
  const mark = useCallback((id: number, on: boolean) => {
    setMarked((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);
  const cancelMarked = async () => {
    const confirmed = await ask({
      title: '取消收藏',
      text: `确定取消收藏这 ${marked.length} 种商品吗?`,
      confirmLabel: '取消收藏',
      cancelLabel: '再想想',
    });
    if (confirmed) cancel.mutate(marked.map(({ id }) => id));
  };
  const blockedCount = marked.length - buyable.length;
  return (
    <>
      <Card>
        <div className={css.batch}>
          <Checkbox
            label={marked.length > 0 ? `全选本页（已选 ${marked.length} 种）` : '全选本页'}
            checked={marked.length === goods.length}
            indeterminate={marked.length > 0 && marked.length < goods.length}
            onChange={(on) => setMarked(new Set(on ? goods.map(({ id }) => id) : []))}
          />
          <RoleButton
            operation={operations.addCartLines}
            size="small"
            tone="brandOutline"
            disabled={buyable.length === 0}
            loading={sheet.addingSeveral}
            onClick={() => sheet.actions.addRows(new Set(buyable.map(({ id }) => id)))}
          >
            所选加入购物车{blockedCount > 0 && `（${blockedCount} 种暂不可买）`}
          </RoleButton>
          <RoleButton
            operation={operations.cancelFavorites}
            size="small"
            tone="outline"
            disabled={marked.length === 0}
            loading={cancel.isPending}
            onClick={() => void cancelMarked()}
          >
            取消收藏所选
          </RoleButton>
        </div>
      </Card>
      <SheetTable sheet={sheet} maker="below" onChoose={mark} />
    </>
  );
}
