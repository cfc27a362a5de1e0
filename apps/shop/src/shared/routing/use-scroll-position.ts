import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '#shared/storage/storage.ts';

const storeKey = 'scroll';
type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStore.read(storeKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/**
 * Scrolls on navigation (S11): back and reload restore the position if the page's route restores scroll; anything else
 * starts at the top, unless the navigation has `state.preserveScroll`.
 */
export function useScrollPosition(restores: boolean) {
  const { key: locationKey, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  // The first location of a visit has no key.
  const key = locationKey === 'default' ? pathname + search : locationKey;
  const positions = useRef<Positions>(null);
  const current = useRef(key);
  const arrived = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onScroll = () => {
      positions.current ??= readPositions();
      positions.current[current.current] = Math.round(window.scrollY);
    };
    const onLeave = () => sessionStore.write(storeKey, JSON.stringify(positions.current ?? {}));
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onLeave);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    current.current = key;
    // A new visit starts at the top, even if an earlier one saved a position.
    if (!arrived.current && !isReturn()) delete known[key];
    arrived.current = true;
    if (type === 'POP') window.scrollTo(0, (restores && known[key]) || 0);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!(state as { preserveScroll?: boolean } | null)?.preserveScroll) window.scrollTo(0, 0);
  }, [key, hash, state, type, restores]);
}

/** Whether the visit started with a reload or by coming back from another site. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}
