import { TrashIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './message-row.css.ts';

export const messageRowTexts = {
  unread: '未读',
  select: (title: string) => `选择 ${title}`,
  remove: (title: string) => `删除 ${title}`,
};

export type MessageView = {
  /** Heading, which names it for a screen reader too. */
  title: string;
  /** Its text. */
  body: string;
  /** When it was sent, as text. */
  time: string;
  /** Its kind in a word, e.g. 订单. */
  kind?: string | undefined;
  /** Whether nobody has opened it. */
  unread?: boolean | undefined;
  /** What it is about; without it the row only opens. */
  href?: string | undefined;
};

export type MessageRowProps = {
  /** What is shown of the message. */
  message: MessageView;
  /** Opened by a click, e.g. to mark it read. */
  onOpen?: () => void;
  /** Makes it one of several to choose. */
  selection?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Asked to delete the message. */
  onRemove?: () => void;
  /** It is being deleted or marked. Default false. */
  busy?: boolean;
  /** Smaller, for the right panel. Default false. */
  compact?: boolean;
};

/** A message in a list: read or unread, chosen, opened, deleted. */
export function MessageRow({ message, onOpen, selection, onRemove, busy = false, compact = false }: MessageRowProps) {
  const texts = useTexts('messageRow', messageRowTexts);
  const { title, body, time, kind, unread = false, href } = message;
  const content = (
    <>
      <span className={css.title}>
        {unread && <span className={visuallyHidden}>{texts.unread}</span>}
        {kind && <span className={css.kind}>{kind}</span>}
        {title}
      </span>
      <span className={css.body}>{body}</span>
    </>
  );
  return (
    <article
      className={compact ? css.compact : css.row}
      {...(unread ? { 'data-unread': '' } : {})}
      {...(busy ? { 'aria-busy': true } : {})}
    >
      {selection && <Checkbox label={texts.select(title)} labelHidden {...selection} />}
      {href === undefined ? (
        <button type="button" className={css.content} {...(onOpen ? { onClick: onOpen } : {})}>
          {content}
        </button>
      ) : (
        <Anchor href={href} className={css.content} {...(onOpen ? { onClick: onOpen } : {})}>
          {content}
        </Anchor>
      )}
      <time className={css.time}>{time}</time>
      {onRemove && (
        <IconButton label={texts.remove(title)} size="small" loading={busy} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
    </article>
  );
}
