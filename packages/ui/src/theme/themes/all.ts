import type { ColorRole } from '../contract.css.ts';
import { dark } from './dark.ts';
import { normal } from './normal.ts';
import { qx } from './qx.ts';
import { yx } from './yx.ts';
import { zy } from './zy.ts';

export type ThemeColours = Readonly<Record<ColorRole, string>>;

const zones = { yx, zy, qx };

/** Every theme with all of its roles: `light`, `dark`, and each zone in both, as `yx-dark`. */
export const themes: Readonly<Record<string, ThemeColours>> = {
  light: normal,
  dark,
  ...Object.fromEntries(
    Object.entries(zones).flatMap(([name, zone]) => [
      [name, { ...normal, ...zone.light }],
      [`${name}-dark`, { ...dark, ...zone.dark }],
    ]),
  ),
};
