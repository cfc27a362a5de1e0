import { vars } from './contract.css.ts';
import { base, resetElements } from './reset-elements.ts';

resetElements('');
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
