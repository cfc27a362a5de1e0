import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { goodsByIds } from '#modules/selling/activity/index.ts';
import { toQuantity, toUnitPrice } from '#wire-values.ts';

type Row = Awaited<ReturnType<typeof goodsByIds>>[number];

/** A product that a form names. */
export const toNamedGoods = ({ id, name, spec, maker, unit, price, packStep, stock }: Row): Schemas['NamedGoods'] => ({
  id,
  name,
  spec,
  maker,
  unit,
  price: price && toUnitPrice(price),
  packStep: toQuantity(packStep),
  stock: toQuantity(stock),
});
