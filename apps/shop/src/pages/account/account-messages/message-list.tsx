import { operations } from '@yaoji/api-client';
import type { Message } from '@yaoji/api-client/wire';
import { Button, Checkbox, MessageRow } from '@yaoji/ui';
import { useState } from 'react';
import { RoleButton } from '#features/user/role-button.tsx';
import { useRefusal } from '#features/user/use-refusal.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { messageKindName } from './message-filters.ts';
import * as css from './messages.css.ts';
import type { useMessageActions } from './use-message-actions.ts';

type MessageListProps = {
  messages: readonly Message[];
  /** Shows the previous page's messages while this page loads. */
  isStale: boolean;
  actions: ReturnType<typeof useMessageActions>;
};

/** Messages to open or select. */
export function MessageList({ messages, isStale, actions }: MessageListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const mayRemove = useRefusal()(operations.deleteMessages) === null;
  const chosen = messages.filter(({ id }) => ticked.has(id));
  const unreadIds = chosen.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const tick = (ids: readonly number[], isTicked: boolean) =>
    setTicked((earlier) => new Set([...earlier].filter((id) => !ids.includes(id)).concat(isTicked ? ids : [])));
  const remove = (ids: readonly number[]) => void actions.remove(ids, () => tick(ids, false));
  const allIds = messages.map(({ id }) => id);

  return (
    <div className={isStale ? css.stale : css.list}>
      <div className={css.toolbar}>
        <Checkbox
          label="全选本页"
          checked={chosen.length === messages.length}
          indeterminate={chosen.length > 0 && chosen.length < messages.length}
          onChange={(isTicked) => tick(allIds, isTicked)}
        />
        <Button tone="outline" size="small" disabled={unreadIds.length === 0} onClick={() => actions.read(unreadIds)}>
          标为已读
        </Button>
        <RoleButton
          operation={operations.deleteMessages}
          tone="outline"
          size="small"
          disabled={chosen.length === 0}
          onClick={() => remove(chosen.map(({ id }) => id))}
        >
          删除
        </RoleButton>
        {chosen.length > 0 && <span className={css.count}>已选 {chosen.length} 条</span>}
      </div>
      {messages.map(({ id, kind, title, body, url, isRead, createdAt }) => (
        <MessageRow
          key={id}
          message={{
            kind: messageKindName[kind],
            title,
            body,
            time: formatMinute(createdAt),
            unread: !isRead,
            href: resolveLink(url) ?? undefined,
          }}
          selection={{ checked: ticked.has(id), onChange: (isTicked) => tick([id], isTicked) }}
          busy={actions.removingIds.includes(id)}
          onOpen={() => {
            if (!isRead) actions.read([id]);
          }}
          {...(mayRemove && { onRemove: () => remove([id]) })}
        />
      ))}
    </div>
  );
}
