import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const alertDialogTexts = { title: '温馨提示', ok: '我知道了', confirm: '确定', cancel: '取消' };

export type AlertDialogProps = {
  open: boolean;
  /** Message. */
  children: ReactNode;
  /** Default 温馨提示. */
  title?: string;
  /** Default 我知道了. */
  actionLabel?: string;
  /** Called by the button. Without it the button closes the dialog. */
  onAction?: () => void;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
};

/** A message that interrupts, with one button. */
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
  open: boolean;
  /** Question, e.g. 确定删除这件商品吗?. */
  children: ReactNode;
  /** Default 温馨提示. */
  title?: string;
  /** Default 确定. */
  confirmLabel?: string;
  /** Default 取消. */
  cancelLabel?: string;
  /** Tone of the confirm button. Default `brand`. */
  tone?: ButtonProps['tone'];
  /** The confirmed action is in flight. Default false. */
  confirming?: boolean;
  onConfirm: () => void;
  /** Called on cancel or when the dialog closes in any other way. */
  onCancel: () => void;
};

/** Asks before an irreversible action. */
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
