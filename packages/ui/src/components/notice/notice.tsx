import type { ReactNode } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as css from './notice.css.ts';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

const noticeTexts = { close: '关闭提示' };

export type NoticeProps = {
  /** Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Bold, before the text. */
  title?: ReactNode;
  children?: ReactNode;
  /** Links or buttons at the end. */
  action?: ReactNode;
  /** Called by the close button; without it there is none. */
  onClose?: () => void;
  /** Announces it when it appears later. Default false. */
  announced?: boolean;
};

/**
 * A persistent message in the page.
 *
 * @example <Notice tone="warning" action={<Link href="/documents">去更新</Link>}>药品经营许可证还有 7 天到期</Notice>
 */
export function Notice({ tone = 'info', title, children, action, onClose, announced = false }: NoticeProps) {
  const texts = useTexts('notice', noticeTexts);
  const Icon = icons[tone];
  return (
    <div className={css.notice[tone]} {...(announced ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={css.text}>
        {title !== undefined && <strong className={css.title}>{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
      {onClose && (
        <div className={css.close}>
          <IconButton label={texts.close} size="small" onClick={onClose}>
            <CloseIcon size={14} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
