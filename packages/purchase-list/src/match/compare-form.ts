import { inBrackets, mapBrackets, specPart } from '@yaoji/goods-text';
import { dosageFormOf } from '@yaoji/price-list';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';

/** Generic forms: 六味地黄丸 may be 浓缩丸, and 胶囊 soft ones. */
const general = new Set(['片', '丸', '胶囊', '颗粒', '注射']);

/** Standards call one form by several names. */
const sameForms: readonly (readonly string[])[] = [['口服液', '口服溶液', '合']];

const plain = (form: string) => form.replace(/剂$/, '');

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

const formsOfGoods = new WeakMap<Candidate, string>();

const formOfGoods = (candidate: Candidate): string => {
  const known = formsOfGoods.get(candidate);
  if (known !== undefined) return known;
  const { name, commonName, dosageForm } = candidate;
  const form = formIn([name, commonName ?? '', dosageForm]) || plain(dosageForm);
  formsOfGoods.set(candidate, form);
  return form;
};

export type FormFit = { fit: 'same' | 'unsaid' | 'differs'; asked: string; goods: string };

/** Compares products' dosage forms with the requested one; a row without a form accepts any. */
export const formFitter = ({ name, form, words }: Wanted): ((candidate: Candidate) => FormFit) => {
  const asked = formIn([form ?? '', ...(name === null ? words : [name])]);
  return (candidate) => {
    const goods = formOfGoods(candidate);
    return { fit: compareForms(asked, goods), asked, goods };
  };
};

const compareForms = (asked: string, goods: string): FormFit['fit'] => {
  if (asked === '' || asked === goods) return 'same';
  if (goods === '') return 'unsaid';
  if (general.has(asked) && goods.endsWith(asked)) return 'same';
  if (general.has(goods) && asked.endsWith(goods)) return 'unsaid';
  return sameForms.some((forms) => forms.includes(asked) && forms.includes(goods)) ? 'unsaid' : 'differs';
};
