// Holds clicks and typed text on a page that is painted but not hydrated yet, and repeats them once it is, in their order.
// Links are left to the browser, and so are buttons of forms that work without a script.
(() => {
  const pressable = 'button, [role="button"], label, input[type="checkbox"], input[type="radio"]';
  const held = [];

  const onClick = (event) => {
    const pressed = event.target.closest(pressable);
    if (!pressed || pressed.closest('a[href]') || pressed.matches(':disabled, form[action] [type="submit"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute('data-held', '');
    held.push({ repeat: () => pressed.removeAttribute('data-held') ?? pressed.click() });
  };
  const onInput = ({ target: field }) => {
    if (field.type === 'checkbox' || field.type === 'radio') return;
    if (held.at(-1)?.field === field) held.pop();
    const { value } = field;
    held.push({ field, repeat: () => type(field, value) });
  };
  // React ignores a value that it knows already, so that the field gets its first one again before.
  const type = (field, value) => {
    const { selectionStart, selectionEnd, tagName } = field;
    if (tagName !== 'SELECT') field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (selectionStart !== undefined && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };

  const release = async () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    for (const { repeat } of held.splice(0)) {
      repeat();
      // React shows what came of it first: a button that is busy is not pressed again.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  if (document.documentElement.hasAttribute('data-hydrated')) return;
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('hydrated', release, { once: true });
})();
