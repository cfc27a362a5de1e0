import { addMoney, chinaOffset, compareMoney } from '@yaoji/domain';
import { comparable } from '@yaoji/price-list';
import { SaxesParser } from 'saxes';

/** Amounts without tax; those of a red-letter invoice are negative. `spec` is empty if unknown. */
type Line = { name: string; spec: string; quantity: string; amount: string; tax: string; vatRate: number };

/** A 数电票 as its XML says; `amount` includes tax. */
export type EInvoice = {
  no: string;
  kind: 'normal' | 'special';
  issuedAt: Date;
  sellerTaxNo: string;
  buyerTaxNo: string;
  amount: string;
  tax: string;
  remark: string;
  lines: Line[];
};

/** The figures that an issued invoice must match. */
export type Asked = Pick<EInvoice, 'kind' | 'sellerTaxNo' | 'buyerTaxNo' | 'amount' | 'tax' | 'lines'>;

type Leaves = Record<string, string>;

/** The texts of the leaves by path, and those of each line by tag. */
const readLeaves = (xml: string): { head: Leaves; lines: Leaves[] } => {
  const head: Leaves = Object.create(null);
  const lines: Leaves[] = [];
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (path.join('/') === 'EInvoice/EInvoiceData/IssuItemInformation') lines.push(Object.create(null));
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const line = path[2] === 'IssuItemInformation' ? lines.at(-1) : undefined;
    if (line && path.length === 4) line[name] = text.trim();
    else head[path.slice(1).join('/')] = text.trim();
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return { head, lines };
};

const moneyOf = (text = ''): string => {
  if (!/^-?\d{1,11}(\.\d{1,2}0*)?$/.test(text)) throw new Error(`"${text}" is no amount`);
  return addMoney('0', text.replace(/(\.\d\d)0+$/, '$1'));
};

/** Per cent, of 0.13 or 13%; 免税 and 不征税 are 0. */
const rateOf = (text = ''): number => {
  const percent = /^(\d{1,2}(?:\.\d+)?)%$/.exec(text)?.[1];
  if (percent) return Number(percent);
  return /^0?\.\d+$/.test(text) ? Math.round(Number(text) * 10_000) / 100 : 0;
};

/** Of 2026-02-28, 2026-02-28 10:20:30 or 20260228102030, China's time. */
const timeOf = (text = ''): Date => {
  const [year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[ T]?(\d\d):?(\d\d):?(\d\d))?/.exec(text)?.slice(1).filter(Boolean) ?? [];
  const found = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${chinaOffset}`);
  if (Number.isNaN(found.getTime())) throw new Error(`"${text}" is no time`);
  return found;
};

/** A discount is a negative line after its product's; both together are what was paid. */
const withDiscounts = (lines: Line[], isRed: boolean): Line[] => {
  const merged: Line[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    const isDiscount = !isRed && compareMoney(line.amount, 0) < 0 && last?.name === line.name;
    if (!last || !isDiscount) merged.push({ ...line });
    else Object.assign(last, { amount: addMoney(last.amount, line.amount), tax: addMoney(last.tax, line.tax) });
  }
  return merged;
};

/** Reads the XML of a 数电票; null if it is none or a field that every 数电票 has is missing or wrong. */
export const readEInvoice = (content: Uint8Array): EInvoice | null => {
  try {
    const { head, lines } = readLeaves(new TextDecoder('utf-8', { fatal: true }).decode(content));
    const of = (path: string) => head[path] ?? '';
    const no = of('TaxSupervisionInfo/InvoiceNumber');
    const amount = moneyOf(of('EInvoiceData/BasicInformation/TotalTax-includedAmount'));
    if (!/^\d{20}$/.test(no) || lines.length === 0) return null;
    const read = lines.map((line) => ({
      name: line.ItemName ?? '',
      spec: line.SpecMod ?? '',
      quantity: line.Quantity ?? '',
      amount: moneyOf(line.Amount),
      tax: moneyOf(line.ComTaxAm),
      vatRate: rateOf(line.TaxRate),
    }));
    return {
      no,
      kind: of('Header/InherentLabel/GeneralOrSpecialVAT/LabelName').includes('专用') ? 'special' : 'normal',
      issuedAt: timeOf(of('TaxSupervisionInfo/IssueTime')),
      sellerTaxNo: of('EInvoiceData/SellerInformation/SellerIdNum').toUpperCase(),
      buyerTaxNo: of('EInvoiceData/BuyerInformation/BuyerIdNum').toUpperCase(),
      amount,
      tax: moneyOf(of('EInvoiceData/BasicInformation/TotalTaxAm')),
      remark: of('EInvoiceData/AdditionalInformation/Remark'),
      lines: withDiscounts(read, compareMoney(amount, 0) < 0),
    };
  } catch {
    return null; // Not XML, not UTF-8, or a field that is no amount or time.
  }
};

/** The tax platform puts its short category before a name: *中药饮片*当归. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/^\*[^*]*\*/, '')
    .replace(/\s/g, '');

/** Systems write a spec in different ways, so only one that is another line's of the same name contradicts. */
const isOtherSpec = (asked: Line, real: Line, all: readonly Line[]): boolean => {
  const [ours, theirs] = [comparable(asked.spec), comparable(real.spec)];
  return ours !== theirs && all.some(({ name, spec }) => name === asked.name && comparable(spec) === theirs);
};

const isSameLine = (asked: Line, real: Line, all: readonly Line[]): boolean => {
  const [ours, theirs] = [plainName(asked.name), plainName(real.name)];
  return (
    (ours.includes(theirs) || theirs.includes(ours)) &&
    Number(asked.quantity) === Number(real.quantity) &&
    compareMoney(asked.amount, real.amount) === 0 &&
    compareMoney(asked.tax, real.tax) === 0 &&
    asked.vatRate === real.vatRate &&
    !isOtherSpec(asked, real, all)
  );
};

const lineText = ({ name, spec, quantity, amount, vatRate, tax }: Line) =>
  `“${[name, spec].filter(Boolean).join(' ')}”数量${Number(quantity)}、金额${amount}、税率${vatRate}%、税额${tax}`;

const kindNames = { normal: '普通发票', special: '专用发票' };

/** How an issued invoice differs from its application, a sentence each; to the cent, whatever the order of the lines. */
export const findDifferences = (asked: Asked, real: EInvoice): string[] => {
  const heads = [
    ['票种', kindNames[asked.kind], kindNames[real.kind]],
    ['销售方税号', asked.sellerTaxNo, real.sellerTaxNo],
    ['购买方税号', asked.buyerTaxNo, real.buyerTaxNo],
    ['价税合计', asked.amount, real.amount],
    ['税额', asked.tax, real.tax],
  ] as const;
  const left = [...real.lines];
  const without = (lines: readonly Line[], isSame: (one: Line, other: Line) => boolean) =>
    lines.filter((line) => {
      const index = left.findIndex((each) => isSame(line, each));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  const same = (one: Line, other: Line) => isSameLine(one, other, asked.lines);
  // Lines with the spec first: one without it may be any strength.
  const rest = without(
    asked.lines,
    (one, other) => comparable(one.spec) === comparable(other.spec) && same(one, other),
  );
  const missing = without(rest, same);
  return [
    ...heads
      .filter(([, ours, theirs]) => ours !== theirs)
      .map(([name, ours, theirs]) => `${name}应为${ours}，发票上是${theirs}`),
    ...missing.map((line) => `发票上没有${lineText(line)}`),
    ...left.map((line) => `申请里没有${lineText(line)}`),
  ];
};
