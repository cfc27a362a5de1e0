import { compareMoney, normalizeText } from '@yaoji/domain';

/** The amount that was typed, with two decimals, or what is wrong with it. */
export function readRechargeAmount(typed: string): { amount: string } | { problem: string } {
  const text = normalizeText(typed);
  if (text === '') return { problem: '请输入充值金额' };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return { problem: '请输入正确的金额，最多两位小数' };
  if (compareMoney(text, '1') < 0 || compareMoney(text, '50000') > 0)
    return { problem: '充值金额须在1元至50000元之间' };
  const [yuan = '0', cents = ''] = text.split('.');
  return { amount: `${yuan.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}` };
}
