import { hashText } from '../draw/chance.ts';
import type { Subject } from '../facts.ts';
import { type Palette, tradeOf } from '../palette.ts';
import type { Art, Panel } from './label.ts';
import { band, classic, corner, full, panel, wave } from './layouts.ts';

const byTrade: Record<string, Art[]> = {
  traditional: [classic, band, classic, panel, full],
  natural: [classic, band],
  modern: [corner, wave, band, panel, full],
  device: [corner, panel, wave],
  clean: [wave, corner, full],
  tender: [full, corner, wave],
  food: [wave, full, band, classic],
};
/** The printed front of a pack: the layout depends on the maker, colours on the product. */
export function frontArt(subject: Subject, palette: Palette, size: Panel): string {
  const arts = byTrade[tradeOf(subject)] ?? [band];
  const art = arts[hashText(subject.maker || subject.name) % arts.length] ?? band;
  return art(subject, palette, size);
}
