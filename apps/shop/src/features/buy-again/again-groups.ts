import type { AgainLine } from '@yaoji/api-client/wire';
import { addMoney, multiplyMoney } from '@yaoji/domain';

type Group = AgainLine['group'];

/** The groups of old lines (K3), buyable ones first. */
const groups: readonly { readonly id: Group; readonly name: string; readonly isBuyable: boolean }[] = [
  { id: 'price_up', name: '涨价', isBuyable: true },
  { id: 'price_down', name: '降价', isBuyable: true },
  { id: 'fewer', name: '数量不足', isBuyable: true },
  { id: 'shorter_expiry', name: '效期变短', isBuyable: true },
  { id: 'same', name: '没有变化', isBuyable: true },
  { id: 'gone', name: '已下架', isBuyable: false },
  { id: 'no_stock', name: '缺货', isBuyable: false },
  { id: 'out_of_scope', name: '超出经营范围', isBuyable: false },
  { id: 'cap_used', name: '限购已用完', isBuyable: false },
  { id: 'blocked', name: '暂不可购买', isBuyable: false },
];

/** Each old line in the group that the server chose; without empty groups. */
export const groupAgainLines = (lines: readonly AgainLine[]) =>
  groups
    .map((group) => ({ ...group, lines: lines.filter((line) => line.group === group.id) }))
    .filter((group) => group.lines.length > 0);

export const isBuyableAgain = (line: AgainLine): boolean => line.unitPrice !== null;

/** The price of these lines today, before promotions. */
export const sumOfAgain = (lines: readonly AgainLine[]): string =>
  addMoney(...lines.map(({ unitPrice, quantity }) => multiplyMoney(unitPrice ?? '0', quantity)));
