import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a mounted `<dialog>` and restores the focus when it unmounts. `quiet` leaves the focus where it is; unless the
 * dialog is modal, a field being typed in never loses it.
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
    // React applies `autoFocus` before the dialog is open, when nothing in it can take the focus.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // If the content scrolls, the browser focuses the scroll container.
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
