import { clampQuantity, compareDecimals, normalizeText, type QuantityLimits } from '@yaoji/domain';

/** A row that a pasted column can fill. */
export type PasteRow = { readonly id: number; readonly name: string; readonly limits: QuantityLimits };

export type PasteReport = {
  /** Pasted lines: accepted and reported ones. */
  readonly count: number;
  readonly taken: readonly { readonly id: number; readonly quantity: string }[];
  /** Accepted, but rounded to full packs or lowered to the stock. */
  readonly adjusted: readonly { readonly name: string; readonly text: string; readonly quantity: string }[];
  readonly reported: readonly { readonly line: number; readonly text: string; readonly reason: string }[];
};

/** `1,200`, but not `10,20`. */
const grouped = /^\d{1,3}(,\d{3})+(?=\.|$)/;

/**
 * Fills rows from the first one on with a column copied from a spreadsheet; each line is accepted or reported. Accepts
 * thousands separators and full-width digits, as for typed input.
 */
export function pasteQuantities(text: string, rows: readonly PasteRow[]): PasteReport {
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const taken: { id: number; quantity: string }[] = [];
  const adjusted: { name: string; text: string; quantity: string }[] = [];
  const reported: { line: number; text: string; reason: string }[] = [];
  lines.forEach((pasted, index) => {
    const typed = normalizeText(pasted).replace(grouped, (number) => number.replaceAll(',', ''));
    const row = rows[index];
    const reason = reasonAgainst(typed, row);
    if (reason !== null || !row) {
      reported.push({ line: index + 1, text: pasted.trim(), reason: reason ?? '' });
      return;
    }
    const { quantity } = clampQuantity(typed, row.limits);
    taken.push({ id: row.id, quantity });
    if (compareDecimals(quantity, typed) !== 0) adjusted.push({ name: row.name, text: typed, quantity });
  });
  return { count: lines.length, taken, adjusted, reported };
}

function reasonAgainst(typed: string, row: PasteRow | undefined): string | null {
  if (!row) return '超出本页最后一行';
  if (typed === '') return '空行';
  if (typed.includes('\t')) return '有多列，整份清单请用快捷采购导入';
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(typed)) return '不是数量';
  if (compareDecimals(typed, 0) === 0) return '数量为 0';
  return row.limits.disabled ? `${row.name} 暂不可购买` : null;
}
