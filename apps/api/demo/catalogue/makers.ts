import { hashText } from '@yaoji/goods-art';
import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';
import { makerLines } from './sources/makers.ts';

export interface Maker {
  name: string;
  trades: string[];
  place: string;
  /** Province and city as device filings abbreviate them: `豫新`. */
  filing: string;
  /** Position in the list, from 1; part of the maker's codes. */
  number: number;
}

export const makers: readonly Maker[] = makerLines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', trades = '', place = '', filing = ''] = line.split('|');
    return { name, trades: trades.split(' '), place, filing, number: index + 1 };
  });

function tradeOf(draft: Draft): string {
  const [top, sub] = draft.category.split('/');
  switch (draft.kind) {
    case 'patent':
      return draft.form === '胶剂' ? 'gelatin' : 'patent';
    case 'chemical':
      return draft.form === '滴眼剂' ? 'eye' : 'chem';
    case 'biological':
      return 'bio';
    case 'herb':
      return 'herb';
    case 'precious':
      return 'precious';
    case 'health':
      return 'health';
    case 'food':
      return 'food';
    case 'disinfectant':
      return 'disinfect';
    case 'cosmetic':
      return 'cosmetic';
    case 'daily':
      return 'day';
    default:
      if (top === '计生用品') return sub === '检测用品' ? 'reagent' : 'family';
      if (sub === '检测试剂') return 'reagent';
      return top === '医疗器械' ? 'device' : 'supply';
  }
}

/** At most `count` makers of a draft; makers of drops count as chemists. */
export function makersFor(draft: Draft, count: number, chance: Chance): Maker[] {
  const trade = tradeOf(draft);
  const trades = trade === 'eye' || trade === 'gelatin' ? [trade, trade === 'eye' ? 'chem' : 'patent'] : [trade];
  const able = makers.filter((maker) => maker.trades.some((held) => trades.includes(held)));
  const turn = chance.next();
  return able
    .map((maker) => ({
      maker,
      rank: hashText(`${maker.name}|${draft.name}|${turn}`) - (maker.trades[1] === trade ? 2e9 : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ maker }) => maker);
}
