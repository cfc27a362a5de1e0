import { addMoney, normalizeText } from '@yaoji/domain';

type ReadAmount = { amount: string; problem: undefined } | { amount: null; problem: string };

/** A typed amount with two decimals, or its problem. Accepts full-width digits (V6). */
export function readAmount(typed: string): ReadAmount {
  const text = normalizeText(typed);
  return /^\d{1,9}(\.\d{1,2})?$/.test(text)
    ? { amount: addMoney(text), problem: undefined }
    : { amount: null, problem: '请输入正确的金额，最多两位小数' };
}
