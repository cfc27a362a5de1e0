import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { MessageRow, type MessageView } from '../message-row/message-row.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import * as css from './right-panel.css.ts';

const messagePanelTexts = { empty: '没有消息', all: '查看全部消息' };

export type MessagePanelProps<Id extends string | number = number> = {
  /** Latest first. */
  messages: readonly (MessageView & { id: Id })[];
  /** Called with the opened entry. */
  onOpen: (id: Id) => void;
  /** Link to all messages. */
  allHref: string | undefined;
  /** Default false. */
  loading?: boolean;
  /** The messages failed to load; called to retry. */
  onRetry?: (() => void) | undefined;
};

/** The latest messages, inside a `Drawer`. */
export function MessagePanel<Id extends string | number = number>({
  messages,
  onOpen,
  allHref,
  loading = false,
  onRetry,
}: MessagePanelProps<Id>) {
  const texts = useTexts('messagePanel', messagePanelTexts);
  if (loading) {
    return (
      <div className={css.panel} aria-busy="true">
        {['1', '2', '3'].map((key) => (
          <Skeleton key={key} height={72} />
        ))}
      </div>
    );
  }
  if (onRetry) return <ErrorState compact onRetry={onRetry} />;
  if (messages.length === 0) return <EmptyState compact picture="order" title={texts.empty} />;
  return (
    <>
      <div>
        {messages.map(({ id, ...message }) => (
          <MessageRow key={id} message={message} compact onOpen={() => onOpen(id)} />
        ))}
      </div>
      {allHref !== undefined && (
        <div className={css.panel}>
          <Button href={allHref} tone="outline" block>
            {texts.all}
          </Button>
        </div>
      )}
    </>
  );
}
