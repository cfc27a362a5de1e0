import type { ColorRole } from './contract.css.ts';
import { palette } from './tokens.ts';

type Hue = { 50: string; 300: string; 600: string; 700: string; 800: string };
type BrandRole = Extract<ColorRole, 'brand' | 'brandHover' | 'brandStrong' | 'brandSoft' | 'onBrand' | 'focus'>;
export type Zone = { light: Record<BrandRole, string>; dark: Record<BrandRole, string> };

/** A zone changes the brand roles only, in light and dark. */
export const zone = (hue: Hue): Zone => ({
  light: {
    brand: hue[600],
    brandHover: hue[700],
    brandStrong: hue[800],
    brandSoft: hue[50],
    onBrand: palette.grey[0],
    focus: hue[600],
  },
  dark: {
    brand: hue[300],
    brandHover: `color-mix(in srgb, ${hue[300]} 82%, white)`,
    brandStrong: `color-mix(in srgb, ${hue[300]} 76%, white)`,
    brandSoft: `color-mix(in srgb, ${hue[600]} 34%, ${palette.night[900]})`,
    onBrand: palette.night[950],
    focus: hue[300],
  },
});
