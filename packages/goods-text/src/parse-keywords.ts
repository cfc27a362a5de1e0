import { parseSpec, type Spec, specPart } from './parse-spec.ts';
import { searchText } from './search-text.ts';

/** Latin letters and figures may be pinyin, a code or part of a name; anything else is literal text. */
export type Run = { kind: 'latin' | 'text'; text: string };

/** A word of the input, between spaces. */
export type Term = {
  /** As typed. */
  typed: string;
  /** As compared. */
  text: string;
  runs: Run[];
};

/** A typed strength or pack: 0.25g*24粒. */
export type AskedSpec = {
  typed: string;
  spec: Spec;
  /** A quantity (10盒), a possible quantity (10袋), or the content of a package. */
  says: 'quantity' | 'either' | 'spec';
};

export type Keywords = {
  /** All words without spaces, like a full name. */
  full: string;
  /** All of these must match. */
  terms: Term[];
  specs: AskedSpec[];
};

/** Nothing in the catalogue is longer, so longer input matches nothing. */
const longest = 200;
const mostRuns = 16;

/** Units of orders, some of which also occur in packages: 10盒 is a quantity, 10袋 may be one. */
const orderedIn = /^\d+\s*[大中小]?(?:[盒箱件套台提桶罐]|(?<either>[瓶袋支包条个只]))$/;

const saysOf = (typed: string): AskedSpec['says'] => {
  const found = orderedIn.exec(typed);
  if (!found) return 'spec';
  return found.groups?.either ? 'either' : 'quantity';
};

/** 胶囊剂 is written 胶囊 in names. */
const formWord =
  /^(片|胶囊|软胶囊|颗粒|丸|散|注射|糖浆|合|酊|栓|贴|膏|搽|洗|喷雾|气雾|凝胶|乳膏|软膏|滴眼|口服溶液|滴丸)剂$/;

/**
 * Splits keywords: 同仁堂lwdhw asks for 同仁堂 and lwdhw, 阿莫西林0.25g for a name and a strength. Null if nothing searchable is
 * left, as for `%` or an emoji: such keywords find nothing.
 */
export const parseKeywords = (keywords: string, separator = /\s+/): Keywords | null => {
  const specs: AskedSpec[] = [];
  const words = keywords
    .slice(0, 4 * longest)
    .normalize('NFKC')
    .split(separator)
    .flatMap((word) => {
      const rest = word.replaceAll(specPart, (part) => {
        const typed = part.trim();
        const [spec, says] = [parseSpec(typed), saysOf(typed)];
        const isNumbered = spec.measures.some(({ kind }) => kind === 'size');
        if (isNumbered || (spec.measures.length === 0 && spec.pack === null && says === 'spec')) return part;
        specs.push({ typed, spec, says });
        return ' ';
      });
      return rest.split(' ').filter((part) => {
        if (!/^\d+\.\d+$/.test(part)) return part !== '';
        // 阿奇霉素 0.25: of any unit.
        const measure = { kind: 'bare', value: Number(part), text: part };
        specs.push({ typed: part, spec: { measures: [measure], pack: null }, says: 'spec' });
        return false;
      });
    });
  const terms = words.map((typed, index) => termOf(typed, index > 0)).filter(({ text }) => text !== '');
  const full = terms.map(({ text }) => text).join('');
  const isEmpty = full === '' && specs.length === 0;
  const runs = terms.reduce((sum, term) => sum + term.runs.length, specs.length);
  return isEmpty || full.length > longest || runs > mostRuns ? null : { full, terms, specs };
};

/** After other words, 胶囊剂 is a dosage form. */
export const termOf = (typed: string, isBehindOthers = false): Term => {
  const text = searchText(typed);
  const form = isBehindOthers ? formWord.exec(text)?.[1] : undefined;
  const runs = ((form ?? text).match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []).map(
    (part): Run => ({ kind: /^[a-z0-9]/.test(part) ? 'latin' : 'text', text: part }),
  );
  return { typed, text: form ?? text, runs };
};
