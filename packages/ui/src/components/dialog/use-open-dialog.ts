import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a mounted `<dialog>` and, when it goes, gives focus back to where it was. `quiet`: the focus stays there. A field
 * that is typed into does not lose it even for a moment, unless the dialog is modal.
 */
export function useOpenDialog(dialog: RefObject<HTMLDialogElement | null>, modal: () => boolean, quiet = false) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when it is mounted
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element || element.open) return;
    if (modal()) element.showModal();
    // `show` would move the focus into the dialog.
    else if (quiet) element.open = true;
    else element.show();
    if (quiet) {
      if (document.activeElement === before) return () => element.close();
      (document.activeElement as HTMLElement | null)?.blur();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      return () => element.close();
    }
    // React focuses `autoFocus` before a dialog is open, when it cannot have focus yet.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Where the content scrolls the browser chooses the box around it.
    const heading = document.activeElement?.matches('div') ? element.querySelector('h2') : null;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    return () => {
      const focusInside = element.contains(document.activeElement) || document.activeElement === document.body;
      element.close();
      if (focusInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
