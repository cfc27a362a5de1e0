import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '#shared/storage/storage.ts';

const storageKey = 'scroll';
type Position = {
  y: number;
  /** The link that led away, and its distance from the top of the window. */
  link?: string;
  top?: number;
};
type Positions = Record<string, Position>;

const readPositions = () => sessionStore.readJson<Positions>(storageKey) ?? {};

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
      positions.current[current.current] = { y: Math.round(window.scrollY) };
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('main a[href]')?.getAttribute('href');
      const first = link && findLink(link);
      if (!first) return;
      positions.current ??= readPositions();
      const { top } = first.getBoundingClientRect();
      positions.current[current.current] = { y: Math.round(window.scrollY), link, top };
    };
    const onLeave = () => sessionStore.writeJson(storageKey, positions.current ?? {});
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    current.current = key;
    // A new visit starts at the top, even if an earlier one saved a position.
    if (!arrived.current && !isReturn()) delete known[key];
    arrived.current = true;
    if (type === 'POP') return scrollBack((restores && known[key]) || { y: 0 });
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!(state as { preserveScroll?: boolean } | null)?.preserveScroll) window.scrollTo(0, 0);
  }, [key, hash, state, type, restores]);
}

const findLink = (link: string) => document.querySelector(`main a[href="${CSS.escape(link)}"]`);

/**
 * Scrolls there, and again whenever the page's height changes: a list may still be loading, and cards out of sight have
 * an estimated height. Ends with the user's first press, key or wheel. Returns a function that ends it too.
 */
function scrollBack({ y, link, top = 0 }: Position): (() => void) | undefined {
  window.scrollTo(0, y);
  if (y === 0) return;
  const scroll = () => {
    const target = link && findLink(link);
    if (!target) return window.scrollTo(0, y);
    const offset = Math.round(target.getBoundingClientRect().top - top);
    if (offset !== 0) window.scrollTo(0, window.scrollY + offset);
  };
  const stop = new AbortController();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  const end = () => stop.abort();
  for (const name of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
    window.addEventListener(name, end, { once: true, passive: true, signal: stop.signal });
  return end;
}

/** Whether the visit started with a reload or by coming back from another site. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}
