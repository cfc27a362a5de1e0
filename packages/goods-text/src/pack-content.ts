import { type Measure, parseSpec } from './parse-spec.ts';

/** The content of one unit of a product, for comparing prices. */
export type PackContent = {
  /** Number of pieces, grams or millilitres, as a decimal text. */
  amount: string;
  /** 片, 粒, 支 and similar, `g` or `ml`. */
  unit: string;
  /**
   * Further properties of a piece, e.g. its strength: only products of the same kind are comparable. Empty if unknown.
   */
  kind: string;
};

/** Units of sale that are amounts themselves, in grams or millilitres. */
const amounts: Record<string, Pick<PackContent, 'amount' | 'unit'>> = {
  kg: { amount: '1000', unit: 'g' },
  公斤: { amount: '1000', unit: 'g' },
  千克: { amount: '1000', unit: 'g' },
  g: { amount: '1', unit: 'g' },
  克: { amount: '1', unit: 'g' },
  l: { amount: '1000', unit: 'ml' },
  升: { amount: '1000', unit: 'ml' },
  ml: { amount: '1', unit: 'ml' },
  毫升: { amount: '1', unit: 'ml' },
};

/** Whether a unit of sale is an amount itself: 公斤, ml. */
export const isAmount = (unitOfSale: string): boolean => Object.hasOwn(amounts, unitOfSale.trim().toLowerCase());

/** Sachets and vials: compares their content, not their number. */
const wrappers = /[袋包瓶支管]/;
const piece = /[粒片丸贴枚只支袋包张个吸喷揿条管瓶板]/;

const gramsAndMillilitres: Record<string, { unit: string; size: number }> = {
  weight: { unit: 'g', size: 1e6 },
  volume: { unit: 'ml', size: 1e3 },
};

/** A smaller weight without a count is a strength: 10mg. */
const leastGrams = 1;

/**
 * Reads the content of one unit: 0.25g×24粒 is 24 粒, 10g×20袋 is 200 g, 100ml is 100 ml, and herbs sold by kg are 1000 g.
 * Null if the spec is ambiguous.
 */
export const packContent = (spec: string, unitOfSale: string): PackContent | null => {
  const { measures, pack } = parseSpec(spec);
  const sold = amounts[unitOfSale.trim().toLowerCase()];
  if (sold) return { ...sold, kind: measures.flatMap(({ kind, text }) => (kind === 'grade' ? text : [])).join(', ') };
  const plain = measures.filter(({ kind }) => kind in gramsAndMillilitres);
  const [only] = plain;
  const others = (except: Measure | undefined) =>
    measures
      .filter((measure) => measure !== except)
      .map(({ kind, value }) => `${kind} ${value}`)
      .join(', ');
  if (measures.some(({ kind }) => kind === 'bare') || (pack && pack.total === null)) return null;
  const word = pack && pieceOf(pack.text);
  // 1ml 100支 are syringes; 1ml×100支 are vials.
  const isFilled =
    only !== undefined && plain.length === 1 && (!word || (wrappers.test(word) && /[x×✕✖*]/i.test(spec)));
  if (isFilled) {
    const { unit, size } = gramsAndMillilitres[only.kind] as { unit: string; size: number }; // filtered by its keys
    const each = Number(only.value) / size;
    if (!pack && unit === 'g' && each < leastGrams) return null;
    return { amount: short(each * (pack?.total ?? 1)), unit, kind: others(only) };
  }
  return word && pack?.total ? { amount: String(pack.total), unit: word, kind: others(undefined) } : null;
};

/** The innermost counted thing: 片 of 12片*2板. Figures without one count pieces of any kind. */
const pieceOf = (text: string): string | null =>
  piece.exec(text)?.[0] ?? (/\d\s*'?(?:s|t|p)\b/.test(text) ? '粒' : null);

const short = (amount: number) => String(Number(amount.toPrecision(9)));
