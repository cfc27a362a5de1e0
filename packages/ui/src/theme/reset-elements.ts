import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

type Rule = Parameters<typeof globalStyle>[1];

const layer = 'yaoji-reset';

/** Adds a rule that any style sheet outside of layers overrides. */
export const base = (selector: string, rule: Rule): void => globalStyle(selector, { '@layer': { [layer]: rule } });

const anyOf = (elements: readonly string[], scope: string) => `:is(${elements.join(', ')})${scope}`;

/** Removes the browser's look from elements; `scope` limits them, e.g. `:where(.part)`, and an empty one is the page. */
export function resetElements(scope: string): void {
  globalLayer(layer);
  const reset = (elements: readonly string[], rule: Rule) => base(anyOf(elements, scope), rule);
  const every = scope || '*';
  base(`${every}, ${every}::before, ${every}::after`, { boxSizing: 'border-box' });
  base(every, { margin: 0, padding: 0 });
  reset(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], {
    fontSize: 'inherit',
    fontWeight: 600,
    color: vars.color.inkStrong,
  });
  reset(['ul', 'ol', 'menu'], { listStyle: 'none' });
  reset(['button', 'input', 'select', 'textarea'], { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
  reset(['button'], { border: 0, background: 'none', textAlign: 'inherit' });
  reset(['button:not(:disabled)', '[role="button"]:not([aria-disabled="true"])', 'label', 'summary', 'select'], {
    cursor: 'pointer',
  });
  reset(['a'], { color: 'inherit', textDecoration: 'none' });
  reset(['img', 'svg', 'video'], { display: 'block', maxWidth: '100%' });
  reset(['table'], { borderCollapse: 'collapse', borderSpacing: 0 });
  reset(['th'], { fontWeight: 'inherit', textAlign: 'inherit' });
  reset(['fieldset'], { border: 0, minWidth: 0 });
  reset(['dialog'], { border: 0, color: 'inherit', background: 'none' });
  reset(['[popover]'], { inset: 'auto', border: 0, color: 'inherit' });
  reset(['summary'], { listStyle: 'none' });
  base(`summary${scope}::-webkit-details-marker`, { display: 'none' });
  reset(['[hidden]'], { display: 'none !important' });
  base(`${scope}::placeholder`, { color: vars.color.inkMuted, opacity: 1 });
  base(`${scope}:focus-visible`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
  base(`${scope}:focus:not(:focus-visible)`, { outline: 'none' });
  base(`${scope}::selection`, { background: vars.color.brandSoft, color: vars.color.brandStrong });

  // iPhones zoom in to a focused field below 16 px and stay there.
  globalStyle(anyOf(['input', 'select', 'textarea'], scope), {
    '@media': { [media.phone]: { fontSize: '16px !important' } },
  });

  globalStyle(`${every}, ${every}::before, ${every}::after`, {
    '@media': {
      [media.calm]: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  });
}
