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

/** The whole cart as an answer: nine tenths of it are goods, which are the same from one change to the next. */
export const answerCart = (cart: Cart, message = ''): PartedAnswer<OperationData<'getCart'>> => {
  const rest = cartCodec.write({ ...cart, lines: [] });
  return new PartedAnswer({ ...rest, data: cart.lines.map(writeLine) }, message, cart.lines.map(goodsOf));
};

const goodsOf = ({ goods }: CartLine) => lastingOf(goods);

// The casts: an absent property stays absent, and a mark stands where the goods will.
const writeLine = (line: CartLine) => {
  const withoutGoods = { ...line, goods: undefined } as unknown as CartLine;
  return { ...cartLineCodec.write(withoutGoods), goods: PartedAnswer.mark as never };
};
