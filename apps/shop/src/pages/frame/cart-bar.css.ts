import { globalStyle, style } from '@vanilla-extract/css';
import { layer, media, tabBarSpace, vars } from '@yaoji/ui/theme';

const { color, fontSize } = vars;

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: layer.sticky,
      insetInline: 12,
      insetBlockEnd: `calc(${tabBarSpace} + 8px)`,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      minHeight: 44,
      paddingInline: 16,
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
/** One bar at a time stands on the tabs: a page's own comes first. */
globalStyle(`body:has([data-page-foot]) ${bar}`, { display: 'none' });
globalStyle(`body:has(${bar})`, { '@media': { [media.phone]: { paddingBlockEnd: 60 } } });
