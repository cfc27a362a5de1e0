import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { currentToasts, dismissToast, noToasts, subscribe, type Toast } from './toast-store.ts';
import * as css from './toaster.css.ts';

const icons = { success: SuccessIcon, warning: WarningIcon, error: ErrorIcon, info: InfoIcon };

const toasterTexts = { label: '通知', close: '关闭' };

/** Shows and announces the messages of `toast`. Render it once per app. */
export function Toaster() {
  const texts = useTexts('toaster', toasterTexts);
  const toasts = useSyncExternalStore(subscribe, currentToasts, noToasts);
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Show it again above a dialog that has opened since.
    if (toasts.length > 0 && element.matches(':popover-open') && document.querySelector('dialog:modal'))
      element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [toasts]);

  return (
    <section ref={region} popover="manual" className={css.region} aria-label={texts.label} aria-live="polite">
      <ol className={css.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const texts = useTexts('toaster', toasterTexts);
  const [held, setHeld] = useState(false);
  const { id, durationMs, action } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);
  const Icon = icons[toast.tone];
  return (
    <li
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.icon[toast.tone]}>
        <Icon size={18} />
      </span>
      <span {...(toast.tone === 'error' ? { role: 'alert' } : {})}>{toast.text}</span>
      {action &&
        ('href' in action ? (
          <Anchor className={css.action} href={action.href} onClick={() => dismissToast(id)}>
            {action.label}
          </Anchor>
        ) : (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              dismissToast(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        ))}
      <button type="button" className={css.close} aria-label={texts.close} onClick={() => dismissToast(id)}>
        <CloseIcon size={14} />
      </button>
    </li>
  );
}
