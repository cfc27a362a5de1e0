import { useEffect, useRef, useState } from 'react';

const atOnce = 20;

/**
 * How much of a long list to draw: the first of it, and up to what is in sight whenever the place of the rest comes into
 * it. `lineHeightPx` is what a line that is not drawn yet takes there.
 */
export function useReach(length: number, lineHeightPx: number) {
  const [count, setCount] = useState(atOnce);
  const rest = useRef<HTMLLIElement>(null);
  const isCut = count < length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each growth, as the rest may still be in sight then
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
