import type { Checkout, OrderForm } from '@yaoji/api-client/wire';
import type { CheckoutWishes } from '#features/order/checkout-draft.ts';

export type PaperGoods = { readonly id: number; readonly name: string; readonly isFirst: boolean };

/**
 * The products of a checkout and its gifts, each once; those ordered for the first time come first. None if the checkout
 * has nothing new, and so asks for no papers.
 */
export const paperGoods = ({ lines, rules, firstGoods, isFirstOrder }: Checkout): PaperGoods[] => {
  if (firstGoods.length === 0 && !isFirstOrder) return [];
  const named = [
    ...lines.map(({ goods }) => [goods.id, [goods.name, goods.spec, goods.maker].filter(Boolean).join(' ')] as const),
    ...rules.gifts.flatMap(({ goodsId, name, number }) => (number === '0' ? [] : [[goodsId, name] as const])),
  ];
  const once = [...new Map(named.toReversed())].map(([id, name]) => ({ id, name, isFirst: firstGoods.includes(id) }));
  return once.toReversed().sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
};

/** The buyer's wishes for papers that differ from the proposal, ready to submit. */
export const paperWishes = (
  checkout: Checkout,
  { papers = {}, sellerPapers }: CheckoutWishes,
): Pick<OrderForm, 'papersFor' | 'noPapersFor' | 'sellerPapers'> => {
  const wished = (isWanted: boolean) =>
    paperGoods(checkout).flatMap(({ id, isFirst }) => (papers[id] === isWanted && isFirst !== isWanted ? id : []));
  const [papersFor, noPapersFor] = [wished(true), wished(false)];
  return {
    ...(papersFor.length > 0 && { papersFor }),
    ...(noPapersFor.length > 0 && { noPapersFor }),
    ...(checkout.isFirstOrder && sellerPapers === false && { sellerPapers }),
  };
};
