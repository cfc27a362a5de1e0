import type { Schemas } from '@yaoji/api-client/desk';

type List = Schemas['PriceList'];

/** Labels of a list's status. */
export const listStatus = {
  checking: { label: '正在检查', tone: 'brand' },
  checked: { label: '已检查', tone: 'brand' },
  unreadable: { label: '无法识别', tone: 'danger' },
  importing: { label: '正在导入', tone: 'brand' },
  imported: { label: '已导入', tone: 'success' },
  failed: { label: '失败', tone: 'danger' },
  stopped: { label: '中断', tone: 'warning' },
} as const satisfies Readonly<Record<List['status'], object>>;

export const isBusy = (list: Pick<List, 'status'> | undefined): boolean =>
  list?.status === 'checking' || list?.status === 'importing';

/** `新增 3 · 变更 20 · 不变 400 · 未导入 2`, or what will happen before the import: `将新增 3`. */
export const figuresText = ({ figures, status }: Pick<List, 'figures' | 'status'>): string => {
  if (!figures) return '—';
  const will = status === 'checking' || status === 'checked' ? '将' : '';
  const { inserted, updated, unchanged, rejected, held = 0 } = figures;
  const waiting = held > 0 ? ` · 待审批 ${held}` : '';
  return `${will}新增 ${inserted} · ${will}变更 ${updated} · 不变 ${unchanged} · ${will ? '不能导入' : '未导入'} ${rejected}${waiting}`;
};
