import { brandShades } from '../theme/brand-shades.ts';
import { contrast } from '../theme/contrast.ts';
import { hexOf } from '../theme/hex-of.ts';
import { shapePairs, textPairs } from '../theme/text-pairs.ts';
import { type ThemeColours, themes } from '../theme/themes/all.ts';

/** A `package.json` of the app's `node_modules`. */
export type Installed = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
};

const packagePattern = /^@yaoji\//;

/** Faults of the installed packages: releases that don't belong together, and a React that is too old. */
export function examineVersions(installed: readonly Installed[]): string[] {
  const ours = installed.filter(({ name }) => packagePattern.test(name));
  const versionsOf = (name: string) => [
    ...new Set(ours.filter((one) => one.name === name).map(({ version }) => version)),
  ];
  const twice = [...new Set(ours.map(({ name }) => name))].flatMap((name) => {
    const versions = versionsOf(name);
    return versions.length > 1 ? [`${name} is installed as ${versions.join(' and ')}. Run npm dedupe.`] : [];
  });
  const release = (version: string) => /^0\.\d+|^\d+/.exec(version)?.[0];
  const others = ours.flatMap(({ name, dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([needed, range]) => {
      const version = versionsOf(needed)[0];
      const isMet = !version || !/^\^?\d/.test(range) || release(range.replace('^', '')) === release(version);
      return isMet ? [] : [`${name} needs ${needed} ${range}, but ${version} is installed. Update both.`];
    }),
  );
  const react = installed.find(({ name }) => name === 'react');
  const old = react && Number.parseInt(react.version, 10) < 19;
  return [...twice, ...others, ...(old ? [`@yaoji/ui needs React 19, but ${react.version} is installed.`] : [])];
}

/** The theme's name in a selector, or the selector. */
const themeOf = (selector = '') => /data-theme=['"]?([\w-]+)/.exec(selector)?.[1] ?? selector;

const roleOf = (variable: string) => variable.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Faults of the themes in a style sheet: variables that no part reads, and pairs of colours too alike to read. */
export function examineStyles(css: string, variables: ReadonlySet<string>): string[] {
  // A build that has the library's own styles within.
  if (css.includes('yaoji-reset')) return [];
  const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const darkThemes = rules.flatMap(([, selector, body = '']) =>
    /color-scheme:\s*dark/.test(body) ? [themeOf(selector)] : [],
  );
  return rules.flatMap(([, selector = '', body = '']) => {
    const set = [...body.matchAll(/(--yj-[\w-]+)\s*:\s*([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value.trim()] as const,
    );
    const unknown = set.flatMap(([name]) => {
      if (variables.has(name)) return [];
      const like = [...variables].find((other) => isTypo(name, other));
      return [`${selector.trim()} sets ${name}, which no part reads.${like ? ` Did you mean ${like}?` : ''}`];
    });
    const colours = set.flatMap(([name, value]) =>
      /^--yj-color-/.test(name) && /^#[0-9a-f]{6}$/i.test(value) ? [[roleOf(name.slice(11)), value] as const] : [],
    );
    const isDark = ['dark', ...darkThemes].includes(themeOf(selector));
    return [
      ...unknown,
      ...lowContrasts(Object.fromEntries(colours), isDark).map((low) => `${selector.trim()}: ${low}`),
    ];
  });
}

function lowContrasts(changes: Partial<ThemeColours>, isDark: boolean): string[] {
  const named = themes[isDark ? 'dark' : 'light'] as ThemeColours;
  const own = { ...named, ...changes };
  const theme = changes.brand ? { ...own, ...brandShades({ ...own, surface: hexOf(own.surface) }), ...changes } : own;
  const low = (pairs: typeof textPairs, least: number) =>
    pairs.flatMap(([role, surfaces]) =>
      surfaces.flatMap((surface) => {
        if (!(role in changes || surface in changes)) return [];
        const figure = contrast(hexOf(theme[role]), hexOf(theme[surface]));
        return figure < least ? [`${role} on ${surface} has ${figure.toFixed(1)}:1, less than ${least}:1`] : [];
      }),
    );
  return [...low(textPairs, 4.5), ...low(shapePairs, 3)];
}

/** One letter missing, added or changed, or two swapped. */
function isTypo(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  return (
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    rest(one, 1) === rest(other, 1) ||
    (rest(one, 2) === rest(other, 2) && one[start] === other[start + 1] && one[start + 1] === other[start])
  );
}
