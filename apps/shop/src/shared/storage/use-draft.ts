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
    const stored = readStored(key);
    if (stored) show({ ...blank.current, ...stored });
  }, [key, show]);

  const change = useCallback(
    (changed: Partial<Draft>) => {
      show({ ...latest.current, ...changed });
      sessionStore.write(storeKey(key), JSON.stringify(latest.current));
    },
    [key, show],
  );
  const clear = useCallback(() => {
    show(blank.current);
    sessionStore.remove(storeKey(key));
  }, [key, show]);
  return { draft, change, clear };
}

const storeKey = (key: string) => `draft:${key}` as const;

function readStored(key: string): object | null {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(storeKey(key)) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}
