import { useQuery } from '@tanstack/react-query';
import type { MessageKind } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, Pagination, Skeleton, Tabs } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { type MessageFilters, messagesQuery } from '#features/message/message.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useSearch } from '#shared/routing/use-search.ts';
import { messageKindName, messageKinds, readMessageFilters, writeMessageFilters } from './message-filters.ts';
import { MessageList } from './message-list.tsx';
import * as css from './messages.css.ts';
import { useMessageActions } from './use-message-actions.ts';

type Tab = MessageKind | 'all';

const tabs: readonly Tab[] = ['all', ...messageKinds];

export const prefetch: Prefetch = (client, { search }) =>
  void client.prefetchQuery(messagesQuery(readMessageFilters(search)));

/** Messages by kind: read, mark all read, delete (R033). */
export default function MessagesPage() {
  const filters = readMessageFilters(useSearch());
  const navigate = useNavigate();
  const query = useQuery(messagesQuery(filters));
  const { data: messages, isPlaceholderData } = query;
  const actions = useMessageActions();
  const addressOf = (next: MessageFilters) => href('account_messages', {}, writeMessageFilters(next));
  const unread = messages?.unread;
  const unreadCount = unread && unread.order + unread.activity + unread.system;
  const pageCount = messages ? Math.ceil(messages.total / messages.per_page) : 0;

  // The page's last message was deleted, or many were deleted elsewhere.
  if (messages && !isPlaceholderData && messages.list.length === 0 && filters.page > 1)
    return <Redirect to={addressOf({ ...filters, page: Math.max(1, pageCount) })} />;
  return (
    <MemberFrame
      note={unreadCount ? `${unreadCount} 条未读` : undefined}
      actions={
        <Button tone="outline" disabled={!unreadCount} loading={actions.isReading} onClick={actions.readAll}>
          全部标为已读
        </Button>
      }
    >
      <Card padding="none">
        <div className={css.tabs}>
          {messages ? (
            <Tabs
              label="消息类型"
              value={filters.kind ?? 'all'}
              items={tabs
                .map((tab) =>
                  tab === 'all'
                    ? { value: tab, label: '全部', count: unreadCount || undefined }
                    : { value: tab, label: messageKindName[tab], count: unread?.[tab] || undefined },
                )
                .map(({ count, ...item }) => (count === undefined ? item : { ...item, count }))}
              onChange={(tab) => void navigate(addressOf(tab === 'all' ? { page: 1 } : { page: 1, kind: tab }))}
            />
          ) : (
            <Skeleton width={280} height={20} />
          )}
        </div>
        <Loaded
          query={query}
          empty={
            <EmptyState
              picture="order"
              title={filters.kind ? `没有${messageKindName[filters.kind]}消息` : '没有消息'}
            />
          }
          skeleton={
            <div className={css.skeleton} aria-busy="true">
              {[1, 2, 3, 4, 5, 6].map((key) => (
                <Skeleton key={key} height={44} />
              ))}
            </div>
          }
        >
          {(messages) => (
            <MessageList
              key={addressOf(filters)}
              messages={messages.list}
              isStale={isPlaceholderData}
              actions={actions}
            />
          )}
        </Loaded>
      </Card>
      {messages && (
        <Pagination page={filters.page} pageCount={pageCount} hrefOf={(page) => addressOf({ ...filters, page })} />
      )}
    </MemberFrame>
  );
}
