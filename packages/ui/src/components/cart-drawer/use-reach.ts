import { useEffect, useRef, useState } from 'react';

const atOnce = 20;

/** How much of a long list to draw: the first of it, and more of it whenever the place of the rest comes into sight. */
export function useReach(length: number) {
  const [count, setCount] = useState(atOnce);
  const rest = useRef<HTMLLIElement>(null);
  const isCut = count < length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each growth, as the rest may still be in sight then
  useEffect(() => {
    const element = rest.current;
    if (!element || !isCut) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setCount((before) => before + atOnce);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isCut, count]);
  return { count, rest };
}
