import { globalStyle, style } from '@vanilla-extract/css';
import { centredRow, layer, media, tabBarSpace, vars } from '@yaoji/ui/theme';
import { bar as pageFoot } from '#features/compare/compare-bar.css.ts';

const { color, fontSize, space } = vars;

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: layer.sticky,
      insetInline: space[3],
      insetBlockEnd: `calc(${tabBarSpace} + ${space[2]})`,
      ...centredRow,
      justifyContent: 'space-between',
      gap: space[3],
      minHeight: 44,
      paddingInline: space[4],
      borderRadius: 22,
      background: color.brandStrong,
      color: color.onBrand,
      fontSize: fontSize[13],
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
export const step = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
/** Only one bar is above the tabs: a page's own takes precedence. */
globalStyle(`body:has(${pageFoot}) ${bar}`, { display: 'none' });
globalStyle(`body:has(${bar})`, { '@media': { [media.phone]: { paddingBlockEnd: `calc(44px + 2 * ${space[2]})` } } });
