import { inBrackets, mapBrackets, specPart } from '@yaoji/goods-text';
import { dosageFormOf } from '@yaoji/price-list';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';

/** Generic forms: 六味地黄丸 may be 浓缩丸, and 胶囊 soft ones. */
const general = new Set(['片', '丸', '胶囊', '颗粒', '注射']);

/** Standards call one form by several names. */
const sameForms: ReadonlyMap<string, string> = new Map([['口服溶液', '口服液']]);

const plain = (form: string) => {
  const bare = form.replace(/剂$/, '');
  return sameForms.get(bare) ?? bare;
};

/** The most specific form at the end of a text's words or inside its brackets; '' for none. */
const formIn = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) => {
    const bare = text.normalize('NFKC').replaceAll(specPart, ' ');
    return [...mapBrackets(bare, () => ' ').split(/\s+/), ...inBrackets(bare)];
  });
  // Names end in 片, and form columns say 片剂.
  const forms = words
    .map((word) => plain(dosageFormOf(word, '') || dosageFormOf(plain(word), '')))
    .filter((form) => form !== '');
  return forms.find((form) => !general.has(form)) ?? forms[0] ?? '';
};

type FormsOfGoods = { /** The most specific of name and form. */ form: string; named: string };

const formsOfGoods = new WeakMap<Candidate, FormsOfGoods>();

const formOfGoods = (candidate: Candidate): FormsOfGoods => {
  const known = formsOfGoods.get(candidate);
  if (known !== undefined) return known;
  const { name, commonName, dosageForm } = candidate;
  const form = formIn([name, commonName ?? '', dosageForm]) || plain(dosageForm);
  const forms = { form, named: formIn([name]) };
  formsOfGoods.set(candidate, forms);
  return forms;
};

export type FormFit = { fit: 'same' | 'unsaid' | 'differs'; asked: string; goods: string };

/**
 * Compares products' dosage forms with the requested one; a row without a form accepts any. The words that are the
 * maker are none of it: 朔方川枸杞饮片 is a company.
 */
export const formFitter = ({ name, form, words }: Wanted): ((candidate: Candidate, maker?: string) => FormFit) => {
  const askedBut = new Map<string, string>();
  return (candidate, maker = '') => {
    const asked =
      askedBut.get(maker) ??
      formIn([form ?? '', ...(name === null ? words.filter((word) => word === '' || !maker.includes(word)) : [name])]);
    askedBut.set(maker, asked);
    const { form: goods, named } = formOfGoods(candidate);
    // A product whose name ends like the row's is none of another form: 骨化三醇胶丸 are soft capsules.
    const fit = asked === named ? 'same' : compareForms(asked, goods);
    return { fit, asked, goods };
  };
};

const compareForms = (asked: string, goods: string): FormFit['fit'] => {
  if (asked === '' || asked === goods) return 'same';
  if (goods === '') return 'unsaid';
  if (general.has(asked) && goods.endsWith(asked)) return 'same';
  if (general.has(goods) && asked.endsWith(goods)) return 'unsaid';
  // 滴剂 may be 混悬滴剂, and 合剂 is sold as 口服液.
  const isOne = [asked, goods].toSorted().join() === '口服液,合';
  return goods.endsWith(asked) || isOne ? 'unsaid' : 'differs';
};
