export type ToastTone = 'success' | 'warning' | 'error' | 'info';

export type ToastAction = { label: string } & ({ href: string } | { onClick: () => void });

export type ToastOptions = {
  action?: ToastAction;
  /** Duration in ms; hover and focus pause it. Default 3000, with an action 6000. */
  durationMs?: number;
};

export type Toast = { id: number; tone: ToastTone; text: string; durationMs: number; action?: ToastAction };

const most = 4;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const currentToasts = () => toasts;
const none: readonly Toast[] = [];
export const noToasts = () => none;

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

const show =
  (tone: ToastTone) =>
  (text: string, options: ToastOptions = {}) => {
    lastId += 1;
    const durationMs = options.durationMs ?? (options.action ? 6000 : 3000);
    // A repeated message replaces the earlier one, so failures don't pile up.
    const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
    change(
      [...others, { id: lastId, tone, text, durationMs, ...(options.action ? { action: options.action } : {}) }].slice(
        -most,
      ),
    );
    return lastId;
  };

/**
 * Shows a message in the `Toaster`; returns its id for `toast.dismiss`.
 *
 * @example toast.success('已加入购物车')
 */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  info: show('info'),
  dismiss: dismissToast,
};
