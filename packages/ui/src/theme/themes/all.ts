import type { ColorRole } from '../contract.css.ts';
import { dark } from './dark.ts';
import { normal } from './normal.ts';
import { qx } from './qx.ts';
import { yx } from './yx.ts';
import { zy } from './zy.ts';

export type ThemeColours = Readonly<Record<ColorRole, string>>;
type Themes = Readonly<Record<string, ThemeColours>>;

/** By what stands in `data-theme`; `light` holds where nothing does. */
export const lightThemes: Themes = { light: normal };

/** By what stands in `data-theme`; they have shadows, native fields and zones for a dark ground. */
export const darkThemes: Themes = { dark };

const zones = { yx, zy, qx };

/** Every theme with all of its roles: those above, and each zone in light and dark, as `yx` and `yx-dark`. */
export const themes: Themes = {
  ...lightThemes,
  ...darkThemes,
  ...Object.fromEntries(
    Object.entries(zones).flatMap(([name, zone]) => [
      [name, { ...normal, ...zone.light }],
      [`${name}-dark`, { ...dark, ...zone.dark }],
    ]),
  ),
};

/** Which shadows go with a theme. */
export const shadeOf = (id: string): 'light' | 'dark' => (id in darkThemes || id.endsWith('-dark') ? 'dark' : 'light');
