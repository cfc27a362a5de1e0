import { useEffect, useRef, useState } from 'react';

const atOnce = 20;

/**
 * How many items of a long list to render: the first ones, then up to the visible ones whenever the placeholder of the
 * rest scrolls into view. `lineHeightPx` is the height that the placeholder reserves per item.
 */
export function useReach(length: number, lineHeightPx: number) {
  const [count, setCount] = useState(atOnce);
  const rest = useRef<HTMLLIElement>(null);
  const isCut = count < length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: observe again after each growth, because the rest may still be in view
  useEffect(() => {
    const element = rest.current;
    if (!element || !isCut) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      const reached = Math.ceil((window.innerHeight - entry.boundingClientRect.top) / lineHeightPx);
      setCount((before) => before + Math.max(atOnce, reached));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isCut, count, lineHeightPx]);
  return { count, rest };
}
