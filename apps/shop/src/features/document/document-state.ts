import type { Document } from '@yaoji/api-client/wire';
import type { DocumentCardProps } from '@yaoji/ui';

type DocumentState = Pick<DocumentCardProps, 'state' | 'stateText'> & { readonly note?: string };

/** Most urgent first. */
const urgency: readonly DocumentState['state'][] = [
  'expired',
  'urgent',
  'refused',
  'soon',
  'early',
  'waiting',
  'valid',
];

export const byUrgency = (documents: readonly Document[]): Document[] =>
  [...documents].sort((a, b) => urgency.indexOf(documentState(a).state) - urgency.indexOf(documentState(b).state));

/** The state of a document in words, and its consequences, with warnings 60, 30 and 7 days before it expires (B3). */
export function documentState(document: Document): DocumentState {
  const { status, reason, daysLeft, scopes } = document;
  if (status === 'pending') return { state: 'waiting', stateText: '审核中', note: '一般在一个工作日内完成。' };
  if (status === 'rejected')
    return { state: 'refused', stateText: '未通过', ...(reason ? { note: `未通过：${reason}` } : {}) };
  if (daysLeft === null || daysLeft > 60) return { state: 'valid', stateText: '有效' };
  const goods = scopes.length > 0 ? scopes.join('、') : '所有商品';
  if (daysLeft < 0) return { state: 'expired', stateText: '已过期', note: `已不能采购${goods}。` };
  return {
    state: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'soon' : 'early',
    stateText: daysLeft === 0 ? '今天到期' : `${daysLeft} 天后到期`,
    note: `到期后${goods}将不能下单，请及时更新。`,
  };
}
