import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export const alertDialogTexts = { title: '温馨提示', ok: '我知道了', confirm: '确定', cancel: '取消' };

export type AlertDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** What there is to know. */
  children: ReactNode;
  /** Default 温馨提示. */
  title?: string;
  /** Default 我知道了. */
  actionLabel?: string;
  /** The button; without it the button closes. */
  onAction?: () => void;
  /** Asked to close: by its button, Escape or a press beside it. */
  onClose: () => void;
};

/** Something that has to be read, with one button; it interrupts. */
export function AlertDialog({ open, children, title, actionLabel, onAction, onClose }: AlertDialogProps) {
  const texts = useTexts('alertDialog', alertDialogTexts);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="small"
      title={title ?? texts.title}
      onClose={onClose}
      footer={
        <Button autoFocus onClick={onAction ?? onClose}>
          {actionLabel ?? texts.ok}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question, e.g. 确定删除这件商品吗?. */
  children: ReactNode;
  /** Default 温馨提示. */
  title?: string;
  /** Default 确定. */
  confirmLabel?: string;
  /** Default 取消. */
  cancelLabel?: string;
  /** Look of the confirming button. Default `brand`. */
  tone?: ButtonProps['tone'];
  /** The confirmed thing is under way. Default false. */
  confirming?: boolean;
  /** Agreed. */
  onConfirm: () => void;
  /** Declined, or closed in another way. */
  onCancel: () => void;
};

/** A question before something that cannot be taken back: yes or no. */
export function ConfirmDialog({
  open,
  children,
  title,
  confirmLabel,
  cancelLabel,
  tone = 'brand',
  confirming = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const texts = useTexts('alertDialog', alertDialogTexts);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="small"
      title={title ?? texts.title}
      onClose={onCancel}
      footer={
        <>
          <Button tone="outline" onClick={onCancel}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button autoFocus tone={tone} loading={confirming} onClick={onConfirm}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
