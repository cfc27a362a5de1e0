import { circle, moved, path, stroke } from '../draw/svg.ts';
import type { Subject } from '../facts.ts';

/** Small signs of 40 by 40 for packs: each shows the product's use. */
const signs: Record<string, (colour: string, second: string) => string> = {
  leaf: (colour, second) =>
    path('M20 38C20 26 24 14 36 6C37 20 32 30 20 38Z', colour) +
    path('M20 38C19 28 14 20 3 16C4 28 10 35 20 38Z', second) +
    stroke('M20 38C22 28 27 18 32 12M20 38C17 31 12 25 8 21', '#ffffff', 1, { opacity: '.7' }),
  hexagons: (colour, second) =>
    stroke('M13 6L22 11V21L13 26L4 21V11ZM22 21L31 26V36L22 40L13 36V26', colour, 2) +
    circle(22, 11, 2.6, second) +
    circle(13, 26, 2.6, second) +
    circle(31, 26, 2.6, second),
  heart: (colour, second) =>
    path('M20 35C6 25 3 18 3 13C3 4 15 2 20 11C25 2 37 4 37 13C37 18 34 25 20 35Z', colour) +
    stroke('M6 19H14L17 12L22 26L25 19H34', second, 2.2, { 'stroke-linejoin': 'round' }),
  breath: (colour, second) =>
    path('M18 6V20C18 33 13 36 8 36C3 36 3 28 6 20C9 13 13 10 16 12Z', colour) +
    path('M22 6V20C22 33 27 36 32 36C37 36 37 28 34 20C31 13 27 10 24 12Z', colour) +
    stroke('M20 2V18', second, 2.6),
  stomach: (colour, second) =>
    path(
      'M14 3H19V12C19 15 22 13 26 12C34 10 38 17 35 25C32 35 20 39 12 35C8 33 6 30 6 27H12C14 31 20 29 20 24C20 19 14 19 14 12Z',
      colour,
    ) + circle(26, 22, 3, second),
  drop: (colour, second) =>
    path('M20 3C27 14 33 20 33 27A13 12 0 0 1 7 27C7 20 13 14 20 3Z', colour) +
    stroke('M13 27C13 31 16 34 20 34', second, 2.4, { 'stroke-linecap': 'round' }),
  shield: (colour, second) =>
    path('M20 2L35 8V20C35 29 28 35 20 39C12 35 5 29 5 20V8Z', colour) +
    path('M17 11H23V18H30V24H23V31H17V24H10V18H17Z', second),
  rings: (colour, second) =>
    stroke('M20 4A16 16 0 1 1 4 20', colour, 3) +
    stroke('M20 11A9 9 0 1 1 11 20', second, 3) +
    circle(20, 20, 4, colour),
  mountain: (colour, second) =>
    path('M2 34L14 12L22 26L27 18L38 34Z', colour) +
    circle(30, 9, 4.5, second) +
    path('M10 19L14 12L18 19L14 22Z', second),
  flower: (colour, second) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) => moved(path('M0 0C-7 -7 -5 -16 0 -18C5 -16 7 -7 0 0Z', colour), 20, 20, 1, turn))
      .join('') + circle(20, 20, 4.6, second),
  moon: (colour, second) =>
    path('M26 4A17 17 0 1 0 37 27A14 14 0 0 1 26 4Z', colour) +
    path('M31 8L32.5 12L36 13L32.5 14.5L31 18L29.5 14.5L26 13L29.5 12Z', second),
  bone: (colour, second) =>
    path('M8 26L26 8A5 5 0 1 1 33 9A5 5 0 1 1 32 14L14 32A5 5 0 1 1 7 33A5 5 0 1 1 8 26Z', colour) +
    stroke('M14 26L26 14', second, 2.2, { 'stroke-linecap': 'round' }),
  eye: (colour, second) =>
    path('M2 20C10 8 30 8 38 20C30 32 10 32 2 20Z', colour) + circle(20, 20, 6.5, second) + circle(20, 20, 3, colour),
  cross: (colour, second) => circle(20, 20, 17, colour) + path('M17 10H23V17H30V23H23V30H17V23H10V17H17Z', second),
};

const choices: [RegExp, string][] = [
  [/心脑|活血|血压/, 'heart'],
  [/呼吸|止咳|感冒|氧疗/, 'breath'],
  [/消化|健脾|理气|肠道/, 'stomach'],
  [/五官|咽喉|视力|眼/, 'eye'],
  [/安神|睡眠/, 'moon'],
  [/骨|祛湿|康复/, 'bone'],
  [/妇科|计生|护肤|美容|花/, 'flower'],
  [/消毒|外用|皮肤|洗护|内分泌|泌尿/, 'drop'],
  [/抗感染|抗过敏|免疫|防护/, 'shield'],
  [/医疗器械|医用耗材/, 'cross'],
  [/维生素|营养|解热/, 'rings'],
  [/中成药|饮片|食品|保健/, 'leaf'],
  [/参茸|贵细/, 'mountain'],
];

export function signOf(subject: Subject, colour: string, second: string): string {
  const key = choices.find(([pattern]) => pattern.test(subject.category))?.[1] ?? 'hexagons';
  return (signs[key] ?? signs.hexagons)?.(colour, second) ?? '';
}

export function signNamed(name: string, colour: string, second: string): string {
  return signs[name]?.(colour, second) ?? '';
}
