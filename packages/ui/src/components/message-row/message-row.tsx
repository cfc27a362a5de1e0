import { TrashIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './message-row.css.ts';

const messageRowTexts = {
  unread: '未读',
  select: (title: string) => `选择 ${title}`,
  remove: (title: string) => `删除 ${title}`,
};

export type MessageView = {
  /** Heading and accessible name. */
  title: string;
  body: string;
  /** Sent date as text. */
  time: string;
  /** E.g. 订单. */
  kind?: string | undefined;
  unread?: boolean | undefined;
  /** Link to its subject; without it the row only opens. */
  href?: string | undefined;
};

export type MessageRowProps = {
  message: MessageView;
  /** Called when it is opened, e.g. to mark it read. */
  onOpen?: () => void;
  /** Makes it selectable. */
  selection?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Called to delete it. */
  onRemove?: () => void;
  /** It is being deleted or marked. Default false. */
  busy?: boolean;
  /** Smaller, for the right panel. Default false. */
  compact?: boolean;
};

/** A message in a list: unread, selectable, removable. */
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
