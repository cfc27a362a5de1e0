import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { sessionStore } from './storage.ts';

/**
 * A form's input, in session storage, so that it survives a reload; call `clear` once it is sent. The key names form
 * and buyer. Never for passwords. A stored draft is restored before the user can type.
 */
export function useDraft<Draft extends object>(key: string, empty: Draft) {
  const [draft, setDraft] = useState(empty);
  const latest = useRef(draft);
  const blank = useRef(empty);
  const show = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  useLayoutEffect(() => {
    const stored = sessionStore.readJson<Partial<Draft>>(storageKey(key));
    if (typeof stored === 'object' && stored) show({ ...blank.current, ...stored });
  }, [key, show]);

  const change = useCallback(
    (changed: Partial<Draft>) => {
      show({ ...latest.current, ...changed });
      sessionStore.writeJson(storageKey(key), latest.current);
    },
    [key, show],
  );
  const clear = useCallback(() => {
    show(blank.current);
    sessionStore.remove(storageKey(key));
  }, [key, show]);
  return { draft, change, clear };
}

const storageKey = (key: string) => `draft:${key}` as const;
