import { chinaMonthDay } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { TimeInput } from '../values.ts';
import { documentDaysLeft, documentsBehind, latestOfKinds } from './buyer-scope.ts';
import type { BuyerDocument, DocumentWarning } from './types.ts';

const LEVELS = [7, 30, 60] as const;

/**
 * The documents that expire within 60, 30 or 7 days (B3), soonest first. An expired document is a block, not a warning;
 * a document with a longer renewal of its kind needs no warning.
 *
 * @example documentWarnings([{ kind: 'gsp', name: 'GSP证书', expiresAt: '2026-12-20' }], '2026-12-10')
 * // [{ level: 30, daysLeft: 10, message: '《GSP证书》12月20日到期，请及时更新' , … }]
 */
export function documentWarnings(documents: readonly BuyerDocument[], now: TimeInput): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  for (const document of latestOfKinds(documents)) {
    const daysLeft = documentDaysLeft(document, now) ?? Number.POSITIVE_INFINITY;
    const level = LEVELS.find((days) => daysLeft >= 0 && daysLeft <= days);
    if (level === undefined) continue;
    warnings.push({ document, daysLeft, level, message: `${expiryText(document)}，请及时更新` });
  }
  return warnings.sort((a, b) => a.daysLeft - b.daysLeft);
}

function expiryText({ name, expiresAt }: BuyerDocument): string {
  const { month, day } = chinaMonthDay(toDate(expiresAt as TimeInput)); // days are left of it
  return `《${name}》${month}月${day}日到期`;
}

/** A cart line that depends on an expiring document. */
export interface LineDocumentWarning extends DocumentWarning {
  lineId: number;
}

/**
 * The lines that depend on an expiring document (B3), each with the soonest one and its sentence. Other lines are left
 * out; the order is unchanged.
 *
 * @example lineDocumentWarnings([{ id: 1, scope: '二类器械' }], documents, now)[0]?.message
 * // '《第二类医疗器械经营备案》12月20日到期，之后此商品无法发货'
 */
export function lineDocumentWarnings(
  lines: readonly { id: number; scope?: string | null }[],
  documents: readonly BuyerDocument[],
  now: TimeInput,
): LineDocumentWarning[] {
  const byScope = new Map<string, DocumentWarning | undefined>();
  return lines.flatMap(({ id, scope }) => {
    const key = scope ?? '';
    if (!byScope.has(key)) byScope.set(key, documentWarnings(documentsBehind(documents, scope), now)[0]);
    const warning = byScope.get(key);
    return warning ? [{ ...warning, lineId: id, message: `${expiryText(warning.document)}，之后此商品无法发货` }] : [];
  });
}
