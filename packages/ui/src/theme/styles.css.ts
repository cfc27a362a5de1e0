import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import './themes.css.ts';

const reset = globalLayer('yaoji-reset');
const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0, padding: 0 });
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Reserves space for the scroll bar, so nothing shifts between short and long pages.
  overflowY: 'scroll',
  background: vars.color.ground,
});
// The scroll bar's gutter is outside the backdrop and can only have a colour: nearly the same shade.
base('html:has(dialog:modal)', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  backgroundColor: vars.color.overlay,
});
base('body', {
  minHeight: '100dvh',
  // Keeps clear of the notch in landscape.
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize[14],
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  fontSynthesis: 'none',
  textRendering: 'optimizeSpeed',
  WebkitFontSmoothing: 'antialiased',
});
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 600, color: vars.color.inkStrong });
base('ul, ol, menu', { listStyle: 'none' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('button', { border: 0, background: 'none', textAlign: 'inherit' });
base('button:not(:disabled), [role="button"]:not([aria-disabled="true"]), label, summary, select', {
  cursor: 'pointer',
});
base('a', { color: 'inherit', textDecoration: 'none' });
base('img, svg, video', { display: 'block', maxWidth: '100%' });
base('table', { borderCollapse: 'collapse', borderSpacing: 0 });
base('th', { fontWeight: 'inherit', textAlign: 'inherit' });
base('fieldset', { border: 0, minWidth: 0 });
base('dialog', { border: 0, color: 'inherit', background: 'none' });
base('[popover]', { inset: 'auto', border: 0, color: 'inherit' });
base('summary', { listStyle: 'none' });
base('summary::-webkit-details-marker', { display: 'none' });
base('[hidden]', { display: 'none !important' });
base('::placeholder', { color: vars.color.inkMuted, opacity: 1 });
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
base(':focus:not(:focus-visible)', { outline: 'none' });
base('::selection', { background: vars.color.brandSoft, color: vars.color.brandStrong });

// iPhones zoom in to a focused field below 16 px and stay there.
globalStyle('input, select, textarea', { '@media': { [media.phone]: { fontSize: '16px !important' } } });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
