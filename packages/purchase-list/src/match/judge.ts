import { inBrackets, searchText, specPart, withoutBrackets } from '@yaoji/goods-text';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';
import { isWithoutForm, nameLikeness, namesOf, pinyinLikeness, soundsLike } from './name-likeness.ts';
import { latinWords, wordsOfName } from './searches.ts';
import { makerLikeness } from './text-likeness.ts';

export type MatchedBy = 'id' | 'barcode' | 'code' | 'approval_no' | 'name' | 'pinyin' | 'chosen';

/** Whether the maker matches the row's; `asked` is the row's text. */
export type MakerFit = { fit: 'same' | 'unsaid' | 'differs'; asked: string };

/** A candidate with the fit of name, maker and codes, from 0 to 1, and the evidence. */
export type Verdict = {
  candidate: Candidate;
  by: MatchedBy;
  score: number;
  maker: MakerFit;
  /** The row's name, if the product's is another; null if it is the same, abbreviated or confirmed by a code. */
  otherName: string | null;
  /** The row has the product's name. */
  isNamed: boolean;
  /** Every word of the row is part of the product's name, maker, spec or form. */
  isExplained: boolean;
  /** The row leaves out the form at the end of the name. */
  isWithoutForm: boolean;
  /** The row names what the product's brackets add to its name: 醋制, Ⅲ, 无糖型. */
  isVariantSaid: boolean;
  /** Of these, it names each that changes the effect. */
  isEffectSaid: boolean;
};

/** An open property costs little, a contradiction much. */
const unsaid = 0.97;

/** From this score on, a name is the product's own, and a match may be taken automatically. */
export const sure = 0.8;

/** Devices go by shorter names: 棉签 is a 医用棉签, but 氧氟沙星 no 左氧氟沙星. */
const isDevice = ({ approvalNo }: Candidate) => approvalNo.includes('械');

/** The row's text where it names another product: 左氧氟沙星滴眼液 is no 氧氟沙星滴眼液, in neither direction. */
const otherNameOf = (
  { name, words }: Wanted,
  { by, score, rest, name: used }: NameFit,
  stray: readonly string[],
  candidate: Candidate,
): string | null => {
  if (by !== 'name' || isDevice(candidate)) return null;
  const longer = (name === null ? words : [name]).find((word) => {
    const text = searchText(word);
    return text.includes(used) && stray.some((part) => text.includes(searchText(part)));
  });
  return longer ?? (score >= sure ? null : (name ?? words.filter((word) => !rest.includes(word)).join(' ')));
};

/** Rates a product's fit with the row, except for strength and pack. */
export const judge = (wanted: Wanted, candidate: Candidate): Verdict => {
  const named = fitName(wanted, candidate);
  const maker = fitMaker(wanted, candidate, named.rest);
  const stray = strayWords(named, maker.used, candidate);
  const saysNothing = wanted.words.length === 0 && wanted.name === null;
  const isNamed = named.score >= sure;
  const isNameless = wanted.name === null && wanted.words.every((word) => withoutMeasures(word).length === 0);
  const byCode = codeOf(wanted, candidate, isNameless || (isNamed && stray.length === 0));
  const variants = unsaidVariants(wanted, maker.used, candidate);
  const details = maker.score * costOf(stray);
  const base = {
    candidate,
    maker: { fit: maker.fit, asked: maker.asked },
    isNamed,
    isExplained: stray.length === 0 && (!isBurnt.test(candidate.name) || isBurnt.test(wanted.words.join(''))),
    isWithoutForm: named.isWithoutForm === true,
    isVariantSaid: variants.length === 0,
    isEffectSaid: !variants.some((variant) => otherEffect.test(variant)),
  };
  if (byCode) {
    // A code decides, unless the rest of the row clearly names something else.
    const agreement = saysNothing || (byCode === 'code' && isNameless) ? 1 : Math.max(named.score, 0.5);
    const isUnique = byCode !== 'approval_no';
    return {
      ...base,
      by: byCode,
      otherName: null,
      score: isUnique ? 0.7 + 0.3 * agreement : (0.7 + 0.3 * agreement) * Math.max(maker.score, 0.6),
    };
  }
  return {
    ...base,
    by: named.by,
    otherName: otherNameOf(wanted, named, stray, candidate),
    score: named.score * details,
  };
};

const codeOf = (
  { id, barcodes, code, approvalNos }: Wanted,
  candidate: Candidate,
  mayBeOfErp: boolean,
): MatchedBy | null => {
  if (id === candidate.id) return 'id';
  if (barcodes.includes(candidate.barcode)) return 'barcode';
  // A buyer's list may have codes of their own system.
  if (mayBeOfErp && code !== null && code.toLowerCase() === candidate.code.toLowerCase()) return 'code';
  // Like the approval number, the national code does not determine the pack.
  if (barcodes.includes(candidate.stdCode)) return 'approval_no';
  const own = candidate.approvalNo
    .split('；')
    .map(searchText)
    .filter((code) => code !== '');
  const bare = (code: string) => code.replace(/^(国药准字|准字|国药准)/, '');
  return approvalNos.some((code) => own.some((held) => bare(held) === bare(code))) ? 'approval_no' : null;
};

type NameFit = Pick<Verdict, 'score' | 'by'> & {
  /** Words that are not the name. */
  rest: string[];
  name: string;
  isWithoutForm?: boolean;
};

const better = (a: NameFit, b: NameFit) => (b.score > a.score ? b : a);

/** A product of exactly the row's name is ahead of one that is only called so. */
const everydayName = 0.96;

const fitName = (wanted: Wanted, candidate: Candidate): NameFit => {
  const none: NameFit = { score: 0, by: 'name', rest: wanted.words, name: '' };
  const latin = latinWords(wanted);
  const fitOf = (name: string): NameFit[] => [
    wanted.name === null ? nameInWords(wanted.words, name) : nameInCell(wanted.name, name),
    ...(wanted.name === null ? [] : [nameInWords(wordsOfName(wanted.name), name)]),
    ...latin.map(
      (word): NameFit => ({
        score: pinyinLikeness(word, name),
        by: 'pinyin',
        rest: wanted.words.filter((each) => searchText(each) !== word),
        name,
      }),
    ),
  ];
  const { listed, everyday } = namesOf(candidate);
  const called = everyday.flatMap(fitOf).map((fit) => ({ ...fit, score: fit.score * everydayName }));
  return [...listed.flatMap(fitOf), ...called].reduce(better, none);
};

const nameInCell = (cell: string, name: string): NameFit => {
  const said = searchText(cell);
  const bare = searchText(withoutBrackets(cell));
  const rest = said.startsWith(name) && said !== name ? [said.slice(name.length)] : [];
  const plain = nameLikeness(said, name);
  const withoutRemark = bare !== said && bare.length >= 2 ? nameLikeness(bare, name) * 0.98 : 0;
  // 阿莫西林胶囊0.25g in the name's cell: text after the name is judged as spec and maker.
  const isFollowedBySpec = rest.length > 0 && /^[\d(]/.test(rest[0] ?? '');
  return {
    score: Math.max(isFollowedBySpec ? 0.99 : plain, withoutRemark),
    by: 'name',
    rest,
    name,
    isWithoutForm: isWithoutForm(said, name),
  };
};

/** Finds the name anywhere in the words, possibly across several, or with text attached. */
const nameInWords = (words: string[], name: string): NameFit => {
  const texts = words.map(searchText);
  let best: NameFit = { score: 0, by: 'name', rest: words, name };
  for (let start = 0; start < texts.length; start += 1) {
    let joined = '';
    for (let end = start; end < texts.length && joined.length < name.length; end += 1) {
      joined += texts[end];
      const others = [...words.slice(0, start), ...words.slice(end + 1)];
      const length = [...name].length;
      const begun = [...joined].slice(0, length).join('');
      if (joined === name) best = better(best, { score: 1, by: 'name', rest: others, name });
      else if (begun !== joined && soundsLike(begun, name)) {
        const rest = [...others, joined.slice(begun.length)];
        best = better(best, { score: 0.92, by: 'name', rest, name });
      } else if (joined.startsWith(name)) {
        best = better(best, { score: 0.985, by: 'name', rest: [...others, joined.slice(name.length)], name });
      } else if (joined.includes(name)) {
        const [before = '', after = ''] = joined.split(name);
        best = better(best, {
          score: 0.95,
          by: 'name',
          rest: [...others, before, after].filter((part) => part !== ''),
          name,
        });
      } else if (end === start) {
        best = better(best, {
          score: nameLikeness(joined, name),
          by: 'name',
          rest: others,
          name,
          isWithoutForm: isWithoutForm(joined, name),
        });
      }
    }
  }
  return best;
};

/** 200丸豫西本草 is a measure and a maker. */
const measures = /\d+(?:\.\d+)?\s?(?:kg|mg|ml|μg|g|s|[片粒丸袋支盒瓶贴枚板])?(?:\s?[*×x/]\s?)?/iu;

const withoutMeasures = (word: string): string[] =>
  word
    .replaceAll(/x(?=\d)/gi, '*')
    .replaceAll(specPart, ' ')
    .split(' ')
    .flatMap((part) => part.split(measures))
    .filter((part) => part !== '');

type FoundMaker = MakerFit & { score: number; used: string[] };

/** Products of another maker are this much less likely, but still offered. */
const otherMaker = 0.75;
const sureLikeness = 0.8;

const fitSaid = (asked: string, candidate: Candidate): FoundMaker => {
  if (candidate.maker === '') return { fit: 'unsaid', asked, score: unsaid, used: [] };
  // Names contain brands: 布洛芬缓释胶囊(芬必得).
  const isBrand = searchText(asked).length >= 2 && searchText(candidate.name).includes(searchText(asked));
  const likeness = isBrand ? 1 : makerLikeness(asked, candidate.maker);
  if (likeness === 0) return { fit: 'differs', asked, score: otherMaker, used: [] };
  return { fit: likeness >= sureLikeness ? 'same' : 'unsaid', asked, score: 0.4 + 0.6 * likeness, used: [] };
};

const company = /(?:公司|药业|制药|药厂|集团|厂)$/;

const fitMaker = ({ maker }: Wanted, candidate: Candidate, rest: string[]): FoundMaker => {
  if (maker !== null) return fitSaid(maker, candidate);
  let score = unsaid;
  let other: string | undefined;
  let used: string[] = [];
  const tellers = rest.filter((word) => !/\d/.test(word) && mayBeMaker(word));
  const glued = gluedTo(rest);
  // Names of foreign makers have several words.
  const together = tellers.length > 1 ? [tellers.join(' ')] : [];
  for (const word of [...together, ...tellers, ...glued]) {
    const likeness = makerLikeness(word, candidate.maker);
    if (likeness > 0 && 0.4 + 0.6 * likeness > (used.length === 0 ? 0 : score)) {
      score = 0.4 + 0.6 * likeness;
      used = together.includes(word) ? tellers : [word];
    }
    if (likeness === 0 && company.test(word) && !together.includes(word)) other = word;
  }
  if (used.length === 0 && other !== undefined) return { ...fitSaid(other, candidate), used: [other] };
  const fit = used.length === 0 || score >= 0.4 + 0.6 * sureLikeness ? 'same' : 'unsaid';
  return { fit, asked: used.join(' '), score, used };
};

/** Text attached to the figures of a word. */
const gluedTo = (words: string[]): string[] =>
  words.filter((word) => /\d/.test(word)).flatMap((word) => withoutMeasures(word).filter(mayBeMaker));

const mayBeMaker = (word: string) => /\p{Script=Han}{2}|^[a-z][a-z.&]{2,}/iu.test(word);

const sizeWord = /^(?:x{0,3}[sl]|m)[号码]$/i;

/** Words that match neither name, maker, spec nor form: 阿胶浆 is not 阿胶 plus 浆, nor 新康复新液 a 康复新液. */
const strayWords = ({ rest, name: used }: NameFit, makers: string[], candidate: Candidate): string[] => {
  const { name, commonName, spec, dosageForm } = candidate;
  const plain = rest.filter((word) => /\p{Script=Han}|^[a-z]{4,}$/iu.test(word) && !/\d/.test(word));
  const others = [name, commonName ?? ''].map((text) => searchText(text).replace(used, ' '));
  const texts = [...others, ...[spec, dosageForm].map(searchText)];
  return [...plain, ...gluedTo(rest)].filter(
    (word) => !makers.includes(word) && !sizeWord.test(word) && !texts.some((text) => text.includes(searchText(word))),
  );
};

const cut = /^(?:切.|碎块|头数)$/;
const processes = /[炒炙酒醋盐蜜煅炭蒸炖燀烫麸焦熟制]/g;

/** The additions in brackets of a product's name that the row leaves out: 醋制, Ⅲ, 无糖型. 制药 and 盐城药业 don't count. */
const unsaidVariants = ({ words, maker }: Wanted, makers: string[], { name }: Candidate): string[] => {
  const isMaker = (word: string) => company.test(word) || maker?.includes(word) === true;
  const said = [...makers, '制药'].reduce(
    (text, each) => text.replaceAll(searchText(each), ''),
    searchText(words.filter((word) => !isMaker(word)).join('')),
  );
  const isProcessed = (withoutBrackets(name).match(processes) ?? []).some((process) => said.includes(process));
  return inBrackets(name).filter((variant) => {
    const named = variant.match(processes);
    if (cut.test(variant) || said.includes(searchText(variant))) return false;
    return named === null || !(isProcessed || named.some((process) => said.includes(process)));
  });
};

/** These change the effect; others, such as a brand, may go unsaid where strength and pack agree. */
const otherEffect = /[炒炙酒醋盐蜜煅炭蒸炖燀烫麸焦熟制ⅰ-ⅻⅠ-Ⅻ]|[无低]糖|含糖/;

/** Calcined and charred herbs are other medicines: 牡蛎 alone is not 煅牡蛎. */
const isBurnt = /[煅炭]/;

const costOf = (stray: readonly string[]): number => {
  if (stray.length === 0) return 1;
  return stray.some((word) => [...searchText(word)].length <= 2 || /^[a-z]+$/i.test(word)) ? 0.72 : 0.85;
};
