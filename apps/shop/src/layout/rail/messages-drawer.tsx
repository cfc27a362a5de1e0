import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer, MessagePanel } from '@yaoji/ui';
import { messagesQuery } from '#features/message/message.queries.ts';
import { useReadMessages } from '#features/message/read-messages.mutation.ts';
import { userKeys } from '#features/user/user.queries.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import type { RailDrawerProps } from './rail-drawers.tsx';

/** As many as fit a window; the page of messages has all. */
const shownCount = 10;

/** The latest messages; opening one marks it read. */
export function MessagesDrawer({ onClose }: RailDrawerProps) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(messagesQuery({ perPage: shownCount }));
  const read = useReadMessages(() => client.invalidateQueries({ queryKey: userKeys.state }));
  const messages = data?.list ?? [];
  return (
    <Drawer open clearsRail title="我的消息" onClose={onClose}>
      <MessagePanel
        messages={messages.map(({ id, title, body, createdAt, isRead, url }) => ({
          id,
          title,
          body,
          time: formatMinute(createdAt).slice('2026-'.length),
          unread: !isRead,
          href: resolveLink(url) ?? undefined,
        }))}
        onOpen={(opened) => {
          const message = messages.find(({ id }) => id === opened);
          if (message && !message.isRead) read.mutate([message.id]);
        }}
        allHref={linkTo('account_messages') ?? undefined}
        loading={!data && !isError}
        onRetry={data ? undefined : () => void refetch()}
      />
    </Drawer>
  );
}
