import { heldAttribute, usedAttribute } from '#shared/page/hydrated.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What does nothing without a script. The button of a form that leads on by itself is left to the browser. */
const pressable = 'a[href], button, [role="button"], label, input[type="checkbox"], input[type="radio"]';

/** What a field without a form makes something of. */
const keys = new Set(['Enter', 'Escape', 'ArrowUp', 'ArrowDown']);

/**
 * Holds what is pressed and typed on a page that is painted, but does not listen yet. What this returns does all of it,
 * in its order, and holds no more. Links are left to the browser, which loads their page whole.
 *
 * Where only some parts do not listen (`isPartly`), what React has hydrated is left to it; links of the other parts are
 * held too, since React keeps a press there from who would follow it within the shop.
 */
export function holdPresses(page: Document, { isPartly = false } = {}): () => Promise<void> {
  const held: { field?: Field; act: () => void }[] = [];
  const hold = (one: (typeof held)[number]) => {
    held.push(one);
    page.documentElement.setAttribute(usedAttribute, '');
  };
  let isComposing = false;
  const isLeft = (element: Element) => isPartly && isHydrated(element);

  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (!pressed || isLeft(pressed) || pressed.matches(':disabled, form[action] [type="submit"]')) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (pressed.matches('a') && (!isPartly || isModified)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute(heldAttribute, '');
    hold({
      act: () => {
        pressed.removeAttribute(heldAttribute);
        pressed.click();
      },
    });
  };
  const onInput = (event: Event) => {
    const field = event.target;
    isComposing = (event as InputEvent).isComposing ?? false;
    if (!isField(field) || isLeft(field) || isPressed(field)) return;
    const { value } = field;
    if (held.at(-1)?.field === field) held.pop();
    // While an input method goes on, React hears of the text when that ends.
    hold({ field, act: () => isComposing || type(field, value) });
  };
  const onLeave = ({ target }: Event) => {
    if (!isField(target) || isLeft(target) || isPressed(target)) return;
    hold({ act: () => target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, isComposing } = event;
    if (isComposing || !keys.has(key) || !isField(target) || isLeft(target) || target.form) return;
    ended.add(target);
    const options = { key, bubbles: true, cancelable: true };
    hold({ act: () => target.dispatchEvent(new KeyboardEvent('keydown', options)) });
  };
  // What follows Enter is meant for where it leads, as the next line: no text is better than two in one.
  const ended = new Set<EventTarget | null>();
  const onBeforeInput = (event: Event) => {
    if (ended.has(event.target)) event.preventDefault();
  };

  const listeners = {
    click: onClick,
    beforeinput: onBeforeInput,
    input: onInput,
    change: onLeave,
    keydown: onKeyDown,
  };
  for (const [name, listener] of Object.entries(listeners)) {
    page.addEventListener(name, listener as EventListener, true);
  }

  return async () => {
    for (const [name, listener] of Object.entries(listeners)) {
      page.removeEventListener(name, listener as EventListener, true);
    }
    for (const { act } of held) {
      act();
      // React first shows what came of it: a button that is busy is not pressed again.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** React keeps the properties of what it has hydrated on the element, under a name that begins so. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const isPressed = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** Puts a text into a field of React's, as if it were typed now. */
function type(field: Field, value: string) {
  // Where React has not hydrated the field yet, it does so before it hears of this, and of nothing that was typed before.
  field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  // React takes note of every value that is set on the field itself, and hears only of one that it does not know.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
