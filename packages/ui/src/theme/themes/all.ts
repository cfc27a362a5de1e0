import type { ColorRole } from '../contract.css.ts';
import { dark } from './dark.ts';
import { normal } from './normal.ts';
import { qx } from './qx.ts';
import { yx } from './yx.ts';
import { zy } from './zy.ts';

export type ThemeColours = Readonly<Record<ColorRole, string>>;
type Themes = Readonly<Record<string, ThemeColours>>;

/** By the value of `data-theme`; `light` is the default. */
export const lightThemes: Themes = { light: normal };

/** By the value of `data-theme`; they have dark shadows, native controls and zones. */
export const darkThemes: Themes = { dark };

const zones = { yx, zy, qx };

/** Every theme with all roles: those above, and each zone in light and dark, e.g. `yx` and `yx-dark`. */
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

/** The set of shadows for a theme. */
export const shadeOf = (id: string): 'light' | 'dark' => (id in darkThemes || id.endsWith('-dark') ? 'dark' : 'light');
