import { type ReactNode, useId, useRef } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { media } from '../../theme/media.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useOpenDialog } from '../dialog/use-open-dialog.ts';
import * as css from './drawer.css.ts';

const drawerTexts = { close: '关闭' };

export type DrawerProps = {
  open: boolean;
  /** Heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Called on Escape or the close button; on phones also on a tap outside. */
  onClose: () => void;
  /** Sticks to the foot while the content scrolls. */
  footer?: ReactNode;
  /** Takes the focus when it opens. Default true. */
  takesFocus?: boolean;
  /** Leaves room for a `RightRail` at the edge. Default false. */
  clearsRail?: boolean;
};

/** A 310 px panel at the right edge that leaves the page usable; on phones a modal sheet. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({
  title,
  children,
  onClose,
  footer,
  takesFocus = true,
  clearsRail = false,
}: Omit<DrawerProps, 'open'>) {
  const texts = useTexts('drawer', drawerTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenDialog(dialog, () => window.matchMedia(media.phone).matches, !takesFocus);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(css.drawer, clearsRail && css.clearsRail)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.frame}>
        <header className={css.head}>
          <h2 id={id} className={css.title} tabIndex={-1} {...(takesFocus ? { 'data-autofocus': '' } : {})}>
            {title}
          </h2>
          <IconButton label={texts.close} onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        </header>
        <div className={css.body}>{children}</div>
        {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
