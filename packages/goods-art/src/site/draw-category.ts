import { signNamed, signOf } from '../art/motif.ts';
import { hashText } from '../draw/chance.ts';
import { drawing, moved, rect } from '../draw/svg.ts';
import { subjectOf } from '../facts.ts';

const tones: [RegExp, string, string, string][] = [
  [/饮片|参茸|药材/, '#F8F0E0', '#A8641E', '#E0B25A'],
  [/器械|耗材/, '#E6EFF9', '#2B68AE', '#8FC1EE'],
  [/消毒/, '#E2F2F4', '#127C8E', '#8AD0DA'],
  [/计生|护理/, '#FBEAF0', '#A23A66', '#EBA9C1'],
  [/保健|食品/, '#FDF1E4', '#B3541E', '#EBBE6A'],
  [/化学|生物/, '#EAF0F8', '#1D4E89', '#7FB2E5'],
];
const named: [RegExp, string][] = [
  [/^中成药/, 'leaf'],
  [/^化学药/, 'hexagons'],
  [/^生物/, 'rings'],
  [/^中药饮片/, 'flower'],
  [/^参茸/, 'mountain'],
  [/^医疗器械/, 'heart'],
  [/^医用耗材/, 'cross'],
  [/^保健食品/, 'shield'],
  [/^食品/, 'stomach'],
  [/^消毒/, 'drop'],
  [/^计生/, 'moon'],
  [/^个人护理/, 'eye'],
];

/** The sign of a category on its ground; `path` is `中成药` or `中成药/补益`. */
export function drawCategory(categoryPath: string): string {
  const [, ground, colour, second] = tones.find(([pattern]) => pattern.test(categoryPath)) ?? [
    /./,
    '#E6F4EF',
    '#0A7F5B',
    '#8CCBB2',
  ];
  const top = categoryPath.includes('/') ? undefined : named.find(([pattern]) => pattern.test(categoryPath))?.[1];
  const sign =
    top === undefined
      ? signOf(subjectOf({ name: categoryPath, category: categoryPath }), colour, second)
      : signNamed(top, colour, second);
  return drawing(80, 80, categoryPath, rect(0, 0, 80, 80, ground, { rx: 16 }) + moved(sign, 16, 16, 1.2, 0));
}

const brandTones = [
  '#0A7F5B',
  '#7A4A21',
  '#8E2A2B',
  '#22466B',
  '#5A3564',
  '#0F66B0',
  '#B3541E',
  '#2F6F73',
  '#3F6B3A',
  '#A23A66',
];

export function brandTone(name: string): string {
  return brandTones[hashText(name) % brandTones.length] ?? '#0A7F5B';
}
