import { operations } from '@yaoji/api-client';
import { Button, IconButton, Link, Price, TrashIcon } from '@yaoji/ui';
import { useState } from 'react';
import { RoleButton } from '#features/user/role-button.tsx';
import { href } from '#shared/routing/href.ts';
import { draftAmount } from './draft-amount.ts';
import { removeFromDraft } from './order-draft.store.ts';
import * as css from './order-sheet.css.ts';
import { SheetReports } from './sheet-reports.tsx';
import type { OrderSheetState } from './use-order-sheet.ts';

/** The draft's number of lines, its sum, and the result of adding it. */
export function SheetFoot({ sheet }: { sheet: OrderSheetState }) {
  const { lines, elsewhere, total, adding, actions } = sheet;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className={css.foot}>
      <SheetReports sheet={sheet} />
      {unfolded && elsewhere.length > 0 && (
        <ul className={css.elsewhere} aria-label="其他页已填的商品">
          {elsewhere.map((line) => (
            <li key={line.goods.id} className={css.line}>
              <Link href={href('list_info', { id: line.goods.id })} tone="default">
                {line.goods.name}
              </Link>
              <span className={css.quiet}>
                {line.quantity}
                {line.goods.unit}
              </span>
              <Price value={draftAmount(line) ?? '0'} size="small" tone="ink" />
              <IconButton
                label={`不要 ${line.goods.name}`}
                size="small"
                onClick={() => removeFromDraft([line.goods.id])}
              >
                <TrashIcon size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={css.bar}>
        <span className={css.keys}>↑↓ 换行　Enter 下一行　Esc 撤销　Ctrl+Enter 全部加入　可粘贴一列数量</span>
        {elsewhere.length > 0 && (
          <Button tone="plain" size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            其他页 {elsewhere.length} 种
          </Button>
        )}
        {lines.length > 0 && (
          <Button tone="plain" size="small" onClick={() => removeFromDraft(lines.map(({ goods }) => goods.id))}>
            清空
          </Button>
        )}
        <span role="status">
          已填 {lines.length} 种，合计 <Price value={total} size="large" />
        </span>
        <RoleButton
          operation={operations.addCartLines}
          loading={adding}
          disabled={lines.length === 0}
          onClick={actions.addAll}
        >
          全部加入购物车
        </RoleButton>
      </div>
    </div>
  );
}
