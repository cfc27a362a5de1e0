import type { MessageKind } from '@yaoji/api-client/wire';
import type { MessageFilters } from '#features/message/message.queries.ts';
import { readPage } from '#shared/routing/read-page.ts';

export const messageKindName: Record<MessageKind, string> = { order: '订单', activity: '活动', system: '系统' };

export const messageKinds: readonly MessageKind[] = ['order', 'activity', 'system'];

/** The filters in the list's address; ignores malformed ones. */
export function readMessageFilters(search: URLSearchParams): MessageFilters & { readonly page: number } {
  const kind = messageKinds.find((known) => known === search.get('type'));
  return { page: readPage(search), ...(kind ? { kind } : {}) };
}

/** The query of the address with these filters. */
export const writeMessageFilters = ({ page, kind }: MessageFilters) => ({
  type: kind,
  page,
});
