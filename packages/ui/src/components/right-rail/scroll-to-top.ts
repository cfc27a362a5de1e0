import { media } from '../../theme/media.ts';

/** Scrolls to the top: smoothly, unless prefers-reduced-motion is set. */
export const scrollToTop = () => {
  const calm = window.matchMedia(media.calm).matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
};
