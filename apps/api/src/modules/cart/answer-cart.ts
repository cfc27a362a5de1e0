import type { OperationData } from '@yaoji/api-client/contract';
import { type Cart, type CartLine, cartCodec, cartLineCodec, type Goods, goodsCodec } from '@yaoji/api-client/wire';
import { LastingGoods, PartedAnswer } from '#operation.ts';

/** As long as the card of some goods is kept, so is what was written of it. */
const lasting = new WeakMap<Goods, LastingGoods>();

const lastingOf = (goods: Goods): LastingGoods => {
  const known = lasting.get(goods) ?? new LastingGoods(() => goodsCodec.write(goods));
  lasting.set(goods, known);
  return known;
};

/** Lines as a part of an answer: nine tenths of them are goods, which are the same from one change to the next. */
export const answerLines = (lines: CartLine[]) => ({
  written: lines.map(writeLine),
  goods: lines.map(({ goods }) => lastingOf(goods)),
});

/** The whole cart as an answer. */
export const answerCart = (cart: Cart, message = ''): PartedAnswer<OperationData<'getCart'>> => {
  const { written, goods } = answerLines(cart.lines);
  const rest = cartCodec.write({ ...cart, lines: [] });
  return new PartedAnswer({ ...rest, data: written }, message, goods);
};

// The casts: an absent property stays absent, and a mark stands where the goods will.
const writeLine = (line: CartLine) => {
  const withoutGoods = { ...line, goods: undefined } as unknown as CartLine;
  return { ...cartLineCodec.write(withoutGoods), goods: PartedAnswer.mark as never };
};
