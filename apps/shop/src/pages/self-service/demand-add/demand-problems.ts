import type { DemandForm } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem } from '@yaoji/domain';
import type { Problems } from '#shared/forms/use-problems.ts';

/** A request as typed. */
export type DemandDraft = {
  readonly name: string;
  readonly maker: string;
  readonly spec: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly phone: string;
  readonly remark: string;
  readonly pictures: readonly string[];
};

const decimals = (most: number) => new RegExp(`^\\d{1,9}(\\.\\d{1,${most}})?$`);
const quantityText = decimals(3);
const priceText = decimals(4);
const isZero = (text: string) => !/[1-9]/.test(text);

/** Problems of a request before it is sent (V1, V2, V6, Q7), keyed by the server's names. */
export function demandProblems({ name, quantity, price, phone }: DemandDraft): Problems {
  const number = normalizeText(quantity);
  const hoped = normalizeText(price);
  return {
    name: name.trim() ? undefined : '请填写品名',
    number: quantityText.test(number) && !isZero(number) ? undefined : '请填写需要的数量，最多三位小数',
    price: hoped === '' || priceText.test(hoped) ? undefined : '请填写金额，最多四位小数',
    phone: phoneProblem(phone),
  };
}

/** The request to send, without empty fields. */
export function toDemand({
  name,
  maker,
  spec,
  quantity,
  unit,
  price,
  phone,
  remark,
  pictures,
}: DemandDraft): DemandForm {
  const optional = {
    maker: maker.trim(),
    spec: spec.trim(),
    unit: unit.trim(),
    price: normalizeText(price),
    remark: remark.trim(),
  };
  return {
    name: name.trim(),
    quantity: normalizeText(quantity),
    phone: normalizeText(phone),
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== '')),
    ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
  };
}
