import { csvCell } from '@yaoji/domain';
import { groupOf, type ListDraft, type ListItem } from '#features/purchase-list/list-item.ts';

/** The products missing from the cart, each with its reason, as CSV for spreadsheets; null if none are missing. */
export function restFile({ items, goods }: ListDraft): string | null {
  const rest = items.filter((item) => groupOf(item) === 'ready' || groupOf(item) === 'open');
  if (rest.length === 0) return null;
  const lines = rest.map((item) => {
    const likely = item.goodsId ?? item.options[0]?.goodsId;
    const { name = '', spec = '', maker = '' } = (likely === undefined ? undefined : goods[likely]) ?? {};
    return [String(item.row), item.text, stateOf(item), reasonOf(item), [name, spec, maker].filter(Boolean).join(' ')];
  });
  const table = [['行号', '原文', '结果', '原因', '最相近的商品'], ...lines];
  return `\ufeff${table.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const states: Record<ListItem['status'], string> = {
  matched: '未加入',
  choose: '待选择',
  unmatched: '未找到',
  blocked: '不能购买',
  skipped: '已跳过',
};

const stateOf = (item: ListItem) => (item.goodsId === null ? states[item.status] : '未加入');
const reasonOf = ({ outcome, message }: ListItem) => outcome?.text ?? message;
