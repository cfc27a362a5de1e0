import { ArrowUpIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { media } from '../../theme/media.ts';
import { useScrolledBeyond } from '../header/use-scrolled-beyond.ts';
import * as css from './back-to-top.css.ts';

export const backToTopTexts = { label: '返回顶部' };

export const scrollToTop = () => {
  const calm = window.matchMedia(media.calm).matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
};

export type BackToTopProps = {
  /** Scroll in px beyond which it shows. Default 600. */
  beyondPx?: number;
  /** Default 返回顶部. */
  label?: string;
};

export function BackToTop({ beyondPx = 600, label: own }: BackToTopProps) {
  const texts = useTexts('backToTop', backToTopTexts);
  const shown = useScrolledBeyond(beyondPx);
  if (!shown) return null;
  const label = own ?? texts.label;
  return (
    <button type="button" className={css.button} aria-label={label} title={label} onClick={scrollToTop}>
      <ArrowUpIcon size={18} />
    </button>
  );
}
