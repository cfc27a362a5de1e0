import { media } from '../../theme/media.ts';

/** Scrolls to the top of the page: smoothly, unless the reader asked for less motion. */
export const scrollToTop = () => {
  const calm = window.matchMedia(media.calm).matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
};
