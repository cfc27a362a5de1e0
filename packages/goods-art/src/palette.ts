import { hashText } from './draw/chance.ts';
import { darker, lighter } from './draw/colour.ts';
import type { Subject } from './facts.ts';

export interface Palette {
  /** The pack's own colour, under white text. */
  main: string;
  deep: string;
  /** A tint for panels under dark text. */
  soft: string;
  accent: string;
  /** The board the pack is printed on. */
  board: string;
}

type Trade = 'traditional' | 'modern' | 'natural' | 'device' | 'clean' | 'tender' | 'food';

/** Main colour and accent, chosen to go together side by side. */
const sets: Record<Trade, [string, string][]> = {
  traditional: [
    ['#7A4A21', '#C8963E'],
    ['#8E2A2B', '#D9A441'],
    ['#1F6B4F', '#C9A24A'],
    ['#22466B', '#C58B3B'],
    ['#9A5A12', '#7B2D26'],
    ['#5A3564', '#C79A4B'],
    ['#2F6F73', '#D18F3C'],
    ['#B0392E', '#E0B25A'],
    ['#4B6B2A', '#B98A3A'],
    ['#0E5E6F', '#D7A84C'],
  ],
  modern: [
    ['#0F66B0', '#F08A24'],
    ['#B3203D', '#2F5FA6'],
    ['#0B7A75', '#F2A541'],
    ['#4A3F9F', '#E4577A'],
    ['#C25310', '#1E6FA8'],
    ['#1B7F4B', '#8CC152'],
    ['#1D4E89', '#3FB8AF'],
    ['#A3246B', '#F0A13C'],
    ['#24788F', '#E26D5A'],
    ['#3D5A98', '#F2B134'],
  ],
  natural: [
    ['#7B5A2B', '#A8412F'],
    ['#3F6B3A', '#B5893C'],
    ['#8A3B24', '#C79B4E'],
    ['#5D5A2A', '#A86B2C'],
  ],
  device: [
    ['#2B5F9E', '#35A7A0'],
    ['#37516B', '#3F9BD8'],
    ['#0F7C86', '#7FB8D6'],
    ['#4A5D8F', '#59B59C'],
  ],
  clean: [
    ['#0A7C96', '#52B9C7'],
    ['#2568B2', '#63B7E6'],
    ['#1B8068', '#7CC6A4'],
    ['#5067B0', '#8BB9E4'],
  ],
  tender: [
    ['#A23A66', '#E59BB4'],
    ['#5B3F8C', '#C79BD8'],
    ['#26406F', '#D9B36A'],
    ['#B0474A', '#F0B7A4'],
  ],
  food: [
    ['#B3541E', '#E3A63B'],
    ['#7C3B2E', '#D9A15B'],
    ['#4C7A34', '#D8B23F'],
    ['#9A6A12', '#C4512D'],
    ['#22705F', '#E0A83C'],
  ],
};

export function tradeOf(subject: Subject): Trade {
  const { category } = subject;
  if (/饮片|参茸|贵细|药材/.test(category)) return 'natural';
  if (/中成药/.test(category)) return 'traditional';
  if (/器械|耗材/.test(category)) return 'device';
  if (/消毒/.test(category)) return 'clean';
  if (/计生|母婴|护肤|美容/.test(category)) return 'tender';
  if (/保健|食品/.test(category)) return 'food';
  return /个人护理|护理/.test(category) ? 'clean' : 'modern';
}

export function paletteOf(subject: Subject): Palette {
  const trade = tradeOf(subject);
  const choices = sets[trade];
  const [main, accent] = choices[hashText(`${subject.maker}|${subject.name}`) % choices.length] ?? [
    '#0F66B0',
    '#F08A24',
  ];
  const warm = trade === 'traditional' || trade === 'natural';
  return {
    main,
    accent,
    deep: darker(main, 0.28),
    soft: lighter(main, 0.88),
    board: warm ? '#FFFCF5' : '#FFFFFF',
  };
}
