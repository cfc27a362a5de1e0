import type { OperationData } from '@yaoji/api-client/contract';
import { type Cart, type CartLine, cartCodec, cartLineCodec, type Goods, goodsCodec } from '@yaoji/api-client/wire';
import { LastingPart, PartedAnswer } from '#operation.ts';
import { isAlike } from './is-alike.ts';

/** As long as the card of some goods is kept, so is what was written of it, and of the line that showed it last. */
const keptGoods = new WeakMap<Goods, LastingPart>();
const keptLines = new WeakMap<Goods, { line: CartLine; part: LastingPart }>();

const goodsPart = (goods: Goods): LastingPart => {
  const known = keptGoods.get(goods) ?? new LastingPart('Goods', () => goodsCodec.write(goods));
  keptGoods.set(goods, known);
  return known;
};

/** A change of one line leaves most others as they were: those are not written again. */
const linePart = (line: CartLine): LastingPart => {
  const known = keptLines.get(line.goods);
  if (known && isAlike(known.line, line)) return known.part;
  const part = new LastingPart('CartLine', () => writeLine(line), [goodsPart(line.goods)]);
  keptLines.set(line.goods, { line, part });
  return part;
};

// The casts: an absent property stays absent, and a mark stands where the goods will.
const writeLine = (line: CartLine) => {
  const withoutGoods = { ...line, goods: undefined } as unknown as CartLine;
  return { ...cartLineCodec.write(withoutGoods), goods: PartedAnswer.mark as never };
};

type WrittenLines = OperationData<'getCart'>['data'];

/** Lines as a part of an answer. */
export const answerLines = (lines: CartLine[]) => ({
  // The cast: a mark stands where each line will.
  written: lines.map(() => PartedAnswer.mark) as unknown as WrittenLines,
  parts: lines.map(linePart),
});

/** The whole cart as an answer. */
export const answerCart = (cart: Cart, message = ''): PartedAnswer<OperationData<'getCart'>> => {
  const { written, parts } = answerLines(cart.lines);
  return new PartedAnswer({ ...cartCodec.write({ ...cart, lines: [] }), data: written }, message, parts);
};
