import { Notice } from '@yaoji/ui';
import * as css from './order-sheet.css.ts';
import type { OrderSheetState } from './use-order-sheet.ts';

/** Reports on pasting and adding to the cart, with the affected lines. */
export function SheetReports({ sheet: { pasted, added, clearReports } }: { sheet: OrderSheetState }) {
  const refused = added?.notes.filter(({ ok }) => !ok) ?? [];
  return (
    <>
      {pasted && (
        <Notice
          announced
          tone={pasted.reported.length > 0 ? 'warning' : 'success'}
          title={`粘贴 ${pasted.count} 行：填入 ${pasted.taken.length} 行，${pasted.reported.length} 行未填`}
          onClose={clearReports}
        >
          <ul className={css.report}>
            {pasted.reported.map(({ line, text, reason }) => (
              <li key={line}>
                第 {line} 行{text && `“${text}”`}：{reason}
              </li>
            ))}
            {pasted.adjusted.map(({ name, text, quantity }) => (
              <li key={name}>
                {name}：{text} 改为 {quantity}（按中包装和可购数量）
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {added && added.notes.length > 0 && (
        <Notice
          announced
          tone={refused.length > 0 ? 'warning' : 'success'}
          title={`已加入 ${added.added} 种，${refused.length} 种未加入`}
          onClose={clearReports}
        >
          <ul className={css.report}>
            {added.notes.map(({ id, name, text }) => (
              <li key={id}>
                {name}：{text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
