import { useEffect } from 'react';

/** The time limit for the replacement of a removed control to appear. */
const patienceMs = 1_500;

type Held = {
  readonly control: Element;
  /** Its group, which stays when only the control is replaced. */
  readonly group: Element | null;
  /** Its dialog. */
  readonly dialog: Element | null;
  readonly kind: string;
  readonly index: number;
  readonly path: string;
};

/** Restores lost focus while the calling page is mounted, starting with the first focused control. */
export const useRestoredFocus = () =>
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => stop.signal.addEventListener('abort', restoreFocus());
    document.addEventListener('focusin', begin, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

/**
 * Restores lost focus. If the focused control is disabled, or removed with the line it deleted, the control that
 * replaced it gets focus, or the one before. If other controls replaced it, as in a cancelled order, the first of them
 * does; if there are none, or on another page, the page does. Returns a function that stops it.
 */
export function restoreFocus(): () => void {
  let held: Held | null =
    document.activeElement && document.activeElement !== document.body ? hold(document.activeElement) : null;
  /** The control that opened the dialog with the focus. */
  let opener: Held | null = null;
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: Event) => {
    // A question about a control acts on its behalf.
    if (target instanceof Element && !target.closest('[role="alertdialog"]')) {
      const next = hold(target);
      if (!next.dialog) opener = null;
      else if (!held?.dialog) opener = held;
      held = next;
      deadline = 0;
    }
  };
  const check = () => {
    if (opener && held?.dialog?.isConnected === false) {
      held = opener;
      opener = null;
    }
    if (!held || !isGone(held.control)) return;
    const isElsewhere = held.path !== location.pathname;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement !== held.control) {
      if (isElsewhere) held = null;
      return;
    }
    const now = performance.now();
    deadline ||= now + patienceMs;
    const isOver = isElsewhere || now >= deadline;
    const target = (isElsewhere ? undefined : successor(held)) ?? (isOver ? document.querySelector('main') : null);
    clearTimeout(timer);
    if (target) target.focus({ preventScroll: true });
    else if (!isOver) timer = setTimeout(check, deadline - now);
  };
  // Focus returns from a question only after it has closed.
  const checkSoon = () => setTimeout(check);

  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, attributeFilter: ['disabled'], subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('close', checkSoon, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('close', checkSoon, true);
  };
}

/** A browser blurs a disabled control a little later, without an event. */
const isGone = (control: Element) => !control.isConnected || control.matches(':disabled');

const CONTROLS = 'button:not([disabled]), a[href], input:not([disabled])';

const controls = (within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(CONTROLS)];

function successor({ kind, index, group }: Held): HTMLElement | undefined {
  const others = group?.isConnected ? controls(group) : [];
  const alike = (others.length > 0 ? others : controls()).filter((control) => kindOf(control) === kind);
  return alike[Math.min(index, alike.length - 1)] ?? others[0];
}

/** Controls of lines are named by their action, then their line: 删除 土茯苓. */
const kindOf = (control: Element) =>
  `${control.tagName} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(/\s/, 1)[0]}`;

const hold = (control: Element): Held => ({
  control,
  group: control.parentElement,
  dialog: control.closest('dialog'),
  kind: kindOf(control),
  index: indexOf(control),
  path: location.pathname,
});

/** Counts the controls of its kind before it. Reads little text, because every click that moves focus waits for it. */
function indexOf(control: Element): number {
  const kind = kindOf(control);
  let index = 0;
  for (const other of document.getElementsByTagName(control.tagName)) {
    if (other === control) return index;
    if (other.matches(CONTROLS) && kindOf(other) === kind) index += 1;
  }
  return 0;
}
