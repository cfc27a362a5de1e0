import {
  brandShades,
  type ColorRole,
  colourPurposes,
  densities,
  hexOf,
  radius,
  shadeOf,
  shadow,
  space,
  type ThemeColours,
  themes,
  themeTokens,
} from '@yaoji/ui/documented';
import { vars } from '@yaoji/ui/theme';

/** Factors for all radii of a theme. */
export const roundnesses = {
  sharp: { title: '直角', factor: 0 },
  normal: { title: '标准', factor: 1 },
  round: { title: '圆润', factor: 2 },
} as const;

export type DraftTheme = {
  /** Lower-case letters, digits and hyphens: the value of `data-theme`. */
  name: string;
  /** The theme that it is based on. */
  base: string;
  density: keyof typeof densities;
  roundness: keyof typeof roundnesses;
  /** A CSS font list; empty for the library's. */
  font: string;
  /** `#rrggbb` or `#rrggbbaa` by role; only what differs from the base. */
  changes: Partial<Record<ColorRole, string>>;
};

const names: Record<string, string> = { light: '浅色', dark: '深色', yx: '包邮专区', zy: '中药专区', qx: '器械专区' };
/** Its name for designers; an added one has its id. */
export const themeName = (id: string) => {
  const [name = '', shade] = id.split('-');
  return `${names[name] ?? name}${shade ? ' 深色' : ''}`;
};

const roles = Object.keys(colourPurposes) as ColorRole[];
const hexColour = /^#([0-9a-f]{6}|[0-9a-f]{8})$/i;

export const isHexColour = (text: string) => hexColour.test(text);

/** Every role of the draft, as hex. Shades of a changed brand follow it. */
export function coloursOf({ base, changes }: DraftTheme): ThemeColours {
  const named: ThemeColours = themes[base] ?? (themes.light as ThemeColours);
  const hexes = (colours: Partial<ThemeColours>) =>
    Object.fromEntries(Object.entries(colours).map(([role, colour]) => [role, hexOf(colour)]));
  // The casts: they have all roles.
  const own = { ...hexes(named), ...changes } as ThemeColours;
  return (changes.brand ? { ...own, ...hexes(brandShades(own)), ...changes } : own) as ThemeColours;
}

const isDark = ({ base }: DraftTheme) => shadeOf(base) === 'dark';

/** The variable without `var()`. */
const variableOf = (variable: string) => variable.slice(4, -1);

const shadowNames = ['raised', 'float', 'edge'] as const;

/** Declarations of the draft's changes, or of all roles. */
export function declarationsOf(draft: DraftTheme, isComplete = draft.base !== 'light'): string[] {
  const shown = isComplete ? coloursOf(draft) : draft.changes;
  const { factor } = densities[draft.density];
  const { factor: roundness } = roundnesses[draft.roundness];
  return [
    ...roles.flatMap((role) => (shown[role] ? [`${variableOf(vars.color[role])}: ${shown[role]};`] : [])),
    ...(isDark(draft) ? shadowNames : []).map((name) => `${variableOf(vars.shadow[name])}: ${shadow.dark[name]};`),
    ...Object.entries(factor === 1 ? {} : space).map(
      ([step, size]) =>
        `${variableOf(vars.space[Number(step) as keyof typeof space])}: ${Number.parseFloat(size) * factor}px;`,
    ),
    ...Object.entries(roundness === 1 ? {} : radius).flatMap(([part, size]) =>
      // A pill is as round as it can be.
      part === 'pill'
        ? []
        : [`${variableOf(vars.radius[part as keyof typeof radius])}: ${Number.parseFloat(size) * roundness}px;`],
    ),
    ...(draft.font ? [`${variableOf(vars.font.body)}: ${draft.font};`] : []),
  ];
}

/** A style sheet for an app that uses the library. */
export const toCss = (draft: DraftTheme): string =>
  [
    `[data-theme='${draft.name}'] {`,
    ...(isDark(draft) ? ['  color-scheme: dark;'] : []),
    ...declarationsOf(draft).map((line) => `  ${line}`),
    '}\n',
    ...(isDark(draft) ? darkZonesOf(draft) : []),
  ].join('\n');

const zones = Object.keys(themes).filter((id) => `${id}-dark` in themes);

/** Changes of a zone within a dark theme. */
const darkZonesOf = ({ name }: DraftTheme): string[] =>
  zones.flatMap((zone) => {
    const colours = themes[`${zone}-dark`] as ThemeColours;
    const changed = roles.filter((role) => colours[role] !== themes.dark?.[role]);
    return [
      `[data-theme='${name}'] [data-zone='${zone}'], [data-theme='${name}'][data-zone='${zone}'] {`,
      ...changed.map((role) => `  ${variableOf(vars.color[role])}: ${hexOf(colours[role])};`),
      '}\n',
    ];
  });

/** A file for `packages/ui/src/theme/themes`; the compiler holds it to the roles. */
export const toModule = (draft: DraftTheme): string =>
  [
    "import type { ColorRole } from '../contract.css.ts';\n",
    `export const ${draft.name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())}: Record<ColorRole, string> = {`,
    ...Object.entries(coloursOf(draft)).map(([role, colour]) => `  ${role}: '${colour}',`),
    '};\n',
  ].join('\n');

/** For design programs. */
export const toTokens = (draft: DraftTheme): string =>
  `${JSON.stringify(themeTokens(isDark(draft) ? 'dark' : 'light', coloursOf(draft)), null, 2)}\n`;

/** Colours in a file of one of the three formats; empty if there are none. */
export function readColours(text: string): Partial<Record<ColorRole, string>> {
  const entries = roles.flatMap((role): [ColorRole, string][] => {
    const variable = new RegExp(`${variableOf(vars.color[role])}:\\s*(#[0-9a-f]+)`, 'i');
    const property = new RegExp(`^\\s*${role}: ['"](#[0-9a-f]+)['"]`, 'im');
    const colour =
      (text.trimStart().startsWith('{') ? tokenColour(text, role) : undefined) ??
      variable.exec(text)?.[1] ??
      property.exec(text)?.[1];
    return colour && isHexColour(colour) ? [[role, colour.toLowerCase()]] : [];
  });
  return Object.fromEntries(entries);
}

function tokenColour(json: string, role: ColorRole): string | undefined {
  try {
    const { hex, alpha = 1 } = JSON.parse(json).color[role].$value;
    return alpha === 1
      ? hex
      : `${hex}${Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')}`;
  } catch {
    return undefined;
  }
}
