import type { DemandForm } from '@yaoji/api-client/wire';
import { isPhoneNumber, normalizeText } from '@yaoji/domain';

/** A request as it is typed. */
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

/** Keys as the server names them. */
export type DemandProblems = Partial<
  Record<'name' | 'sccj' | 'ypgg' | 'number' | 'bzdw' | 'price' | 'phone' | 'remark' | 'pictures', string>
>;

const decimals = (most: number) => new RegExp(`^\\d{1,9}(\\.\\d{1,${most}})?$`);
const quantityText = decimals(3);
const priceText = decimals(4);
const isZero = (text: string) => !/[1-9]/.test(text);

/** What is wrong with a request before it is sent (V1, V2, V6, Q7). */
export function demandProblems({ name, quantity, price, phone }: DemandDraft): DemandProblems {
  const number = normalizeText(quantity);
  const hoped = normalizeText(price);
  return {
    ...(name.trim() ? {} : { name: '请填写品名' }),
    ...(quantityText.test(number) && !isZero(number) ? {} : { number: '请填写需要的数量，最多三位小数' }),
    ...(hoped === '' || priceText.test(hoped) ? {} : { price: '请填写金额，最多四位小数' }),
    ...(isPhoneNumber(normalizeText(phone)) ? {} : { phone: '请填写正确的手机号码或固定电话' }),
  };
}

/** What is sent of it: nothing that was left empty. */
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
