import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { SavedLine } from '@yaoji/api-client/wire';
import { Card, GoodsPicture, Link, Price } from '@yaoji/ui';
import { useLocation } from 'react-router';
import { useDeleteSaved, useRestoreLines } from '#features/cart/save-lines.mutation.ts';
import { savedLinesQuery } from '#features/cart/saved-lines.queries.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { loginHref } from '#shared/routing/way-back.ts';
import * as css from './saved-lines.css.ts';

/** The products saved for later; nothing if there are none. */
export function SavedLines() {
  return (
    <Loaded query={useQuery(savedLinesQuery())} compact inCard skeleton={null} empty={null}>
      {({ list }) => <SavedCard lines={list} />}
    </Loaded>
  );
}

function SavedCard({ lines }: { lines: readonly SavedLine[] }) {
  const restore = useRestoreLines();
  const remove = useDeleteSaved();
  const buyable = lines.filter(({ goods }) => !goods.block).map(({ goods }) => goods.id);
  return (
    <Card>
      <section aria-label="稍后再买">
        <div className={css.head}>
          <h2 className={css.title}>{`稍后再买（${lines.length}）`}</h2>
          {buyable.length > 1 && (
            <RoleButton
              operation={operations.restoreSavedLines}
              tone="plain"
              size="small"
              loading={restore.isPending}
              onClick={() => restore.mutate(buyable)}
            >
              全部移回购物车
            </RoleButton>
          )}
        </div>
        <ul>
          {lines.map((line) => (
            <SavedRow
              key={line.goods.id}
              line={line}
              isBusy={restore.isPending || remove.isPending}
              onRestore={() => restore.mutate([line.goods.id])}
              onRemove={() => remove.mutate([line.goods.id])}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

type SavedRowProps = {
  line: SavedLine;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
};

function SavedRow({ line: { goods, quantity }, isBusy, onRestore, onRemove }: SavedRowProps) {
  const view = toGoodsView(goods, loginHref(useLocation()));
  return (
    <li className={css.row}>
      <GoodsPicture src={view.pictures?.[0]?.src} alt="" size={48} />
      <div className={css.goods}>
        <Link href={view.href}>{goods.name}</Link>
        <span className={css.facts}>{[goods.spec, goods.maker].filter(Boolean).join(' · ')}</span>
        {goods.block && <span className={css.reason}>{goods.block.message}</span>}
      </div>
      <span className={css.price}>
        <Price value={view.price} size="small" />
        <span className={css.facts}>{`${quantity}${goods.unit}`}</span>
      </span>
      <span className={css.actions}>
        {!goods.block && (
          <RoleButton
            operation={operations.restoreSavedLines}
            size="small"
            tone="brandOutline"
            disabled={isBusy}
            aria-label={`移回购物车 ${goods.name}`}
            onClick={onRestore}
          >
            移回购物车
          </RoleButton>
        )}
        <RoleButton
          operation={operations.deleteSavedLines}
          size="small"
          tone="plain"
          disabled={isBusy}
          aria-label={`删除 ${goods.name}`}
          onClick={onRemove}
        >
          删除
        </RoleButton>
      </span>
    </li>
  );
}
