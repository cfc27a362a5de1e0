import { type ReactNode, useId, useRef } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as css from './dialog.css.ts';
import { useOpenDialog } from './use-open-dialog.ts';

const dialogTexts = { close: '关闭' };

export type DialogProps = {
  open: boolean;
  /** Heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  /** Buttons at the foot. */
  footer?: ReactNode;
  /** Width: small 400, medium 538, large 800 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` interrupts, and a click outside does not close it. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
};

/**
 * A modal dialog: the page behind is inert, the focus is trapped and returns afterwards. On phones, `medium` and `large`
 * ones are sheets at the bottom.
 *
 * @example <Dialog open={open} title="选择地址" onClose={close}>…</Dialog>
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, children, onClose, footer, size = 'medium', role = 'dialog' }: Omit<DialogProps, 'open'>) {
  const texts = useTexts('dialog', dialogTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useOpenDialog(dialog, () => true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own `cancel`
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}title`}
      {...(role === 'alertdialog' ? { 'aria-describedby': `${id}body` } : {})}
      className={css.size[size]}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (role === 'dialog' && pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.frame}>
        <h2 id={`${id}title`} className={css.title}>
          {title}
        </h2>
        <div id={`${id}body`} className={css.body}>
          {children}
        </div>
        {footer !== undefined && <div className={css.foot}>{footer}</div>}
        <div className={css.close}>
          <IconButton label={texts.close} onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        </div>
      </div>
    </dialog>
  );
}
