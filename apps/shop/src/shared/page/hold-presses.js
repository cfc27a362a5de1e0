// Holds clicks and input on a page that is painted but not hydrated yet, and replays them in order once it is. Leaves
// links, and buttons of forms that work without a script, to the browser.
(() => {
  const root = document.documentElement;
  const pressable = 'button, [role="button"], label, input[type="checkbox"], input[type="radio"]';
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
  const keys = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown'];
  const held = [];
  const ended = new Set();
  let isComposing = false;

  // React ignores a value it already knows, so restore the original value first.
  const type = (field, value) => {
    // Makes React hydrate the part of the page with this field.
    field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    const { selectionStart, selectionEnd } = field;
    if (field.tagName !== 'SELECT') field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };
  const listeners = {
    click(event) {
      const pressed = event.target.closest(pressable);
      if (!pressed || pressed.closest('a[href]') || pressed.matches(':disabled, form[action] [type="submit"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.setAttribute('data-held', '');
      held.push({ repeat: () => pressed.removeAttribute('data-held') ?? pressed.click() });
    },
    input({ target: field, isComposing: composes = false }) {
      isComposing = composes;
      if (!field.matches(fields)) return;
      const { value } = field;
      if (held.at(-1)?.field === field) held.pop();
      // React gets the text when the input method finishes.
      held.push({ field, repeat: () => isComposing || type(field, value) });
    },
    change({ target }) {
      const left = new FocusEvent('focusout', { bubbles: true });
      if (target.matches(fields)) held.push({ repeat: () => target.dispatchEvent(left) });
    },
    keydown({ target, key, isComposing: composes }) {
      if (composes || !keys.includes(key) || !target.matches(fields) || target.form) return;
      ended.add(target);
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      held.push({ repeat: () => target.dispatchEvent(pressed) });
    },
    // Text after Enter is meant for the next field, which is unknown yet: losing it beats adding it to this one.
    beforeinput(event) {
      if (ended.has(event.target)) event.preventDefault();
    },
  };

  const release = async () => {
    for (const name in listeners) document.removeEventListener(name, listeners[name], true);
    for (const { repeat } of held) {
      repeat();
      // Let React render the result first, so a busy button is not pressed again.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  if (root.hasAttribute('data-hydrated')) return;
  for (const name in listeners) document.addEventListener(name, listeners[name], true);
  document.addEventListener('hydrated', release, { once: true });
})();
