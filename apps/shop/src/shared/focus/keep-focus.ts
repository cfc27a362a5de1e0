/** How long what took the place of a removed control may take to be there. */
const patienceMs = 1_500;

type Held = { readonly control: Element; readonly kind: string; readonly index: number; readonly path: string };

/**
 * Keeps the place of the keyboard: where the control that had the focus is removed, with the line that it deleted, the
 * focus goes to the one that took its place, or the one before; where none is left, to the page. Returns what ends it.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  let deadline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: Event) => {
    // A question about a control is asked on its behalf.
    if (target instanceof Element && !target.closest('[role="alertdialog"]')) {
      held = hold(target);
      deadline = 0;
    }
  };
  const check = () => {
    if (!held || held.control.isConnected) return;
    if (held.path !== location.pathname) {
      held = null;
      return;
    }
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    deadline ||= Date.now() + patienceMs;
    const { kind, index } = held;
    const alike = controls().filter((control) => kindOf(control) === kind);
    const next = alike[Math.min(index, alike.length - 1)];
    const place = next ?? (Date.now() >= deadline ? document.querySelector<HTMLElement>('main') : null);
    clearTimeout(timer);
    if (place) place.focus({ preventScroll: true });
    else timer = setTimeout(check, patienceMs);
  };
  // The focus comes back from a question only after it has been closed.
  const checkSoon = () => setTimeout(check);

  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('close', checkSoon, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('close', checkSoon, true);
  };
}

const controls = () => [
  ...document.querySelectorAll<HTMLElement>('button:not([disabled]), a[href], input:not([disabled])'),
];

/** Controls of lines are called by what they do and then by their line: 删除 土茯苓. */
const kindOf = (control: Element) =>
  `${control.tagName} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(/\s/, 1)[0]}`;

function hold(control: Element): Held {
  const kind = kindOf(control);
  const index = controls()
    .filter((other) => kindOf(other) === kind)
    .indexOf(control as HTMLElement); // It may be none of them: then it has no place.
  return { control, kind, index: Math.max(0, index), path: location.pathname };
}
