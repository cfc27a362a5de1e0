/** Carriers that most wholesalers use, as they call themselves. */
export const carriers: readonly string[] = [
  '顺丰速运',
  '京东物流',
  '中通快递',
  '圆通速递',
  '韵达速递',
  '申通快递',
  '极兔速递',
  '邮政速递',
  '德邦物流',
  '自有车辆',
];

/**
 * The carrier of that name or abbreviation; null if there is none, or more than one.
 *
 * @example carrierNamed('顺丰') // '顺丰速运'
 */
export const carrierNamed = (text: string): string | null => {
  if (carriers.includes(text)) return text;
  const found = text.length < 2 ? [] : carriers.filter((name) => name.startsWith(text.slice(0, 2)));
  return found.length === 1 && isVariant(text) ? (found[0] ?? null) : null;
};

/** 顺丰, 顺丰快递 and 中通速递 name a carrier; 顺丰同城 is another service. */
const isVariant = (text: string) => /^..(速运|快递|速递|物流|快运)?$/.test(text);
