import { inBrackets, mapBrackets, specPart } from '@yaoji/goods-text';
import { dosageFormOf } from '@yaoji/price-list';
import type { Wanted } from '../read/list-line.ts';
import type { Candidate } from './catalogue.ts';

/** Forms that are written for any of their kind: 六味地黄丸 may be 浓缩丸, and 胶囊 soft ones. */
const general = new Set(['片', '丸', '胶囊', '颗粒', '注射']);

/** Standards call one form by several names. */
const sameForms: readonly (readonly string[])[] = [['口服液', '口服溶液', '合']];

const plain = (form: string) => form.replace(/剂$/, '');

/** The forms that a text names at the end of its words and inside its brackets, the most exact one; '' for none. */
const formIn = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) => {
    const bare = text.normalize('NFKC').replaceAll(specPart, ' ');
    return [...mapBrackets(bare, () => ' ').split(/\s+/), ...inBrackets(bare)];
  });
  // 片 is an ending of names, and 片剂 what columns of forms say.
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

/** How goods' dosage forms fit the one that a row asks for; a row that names none leaves nothing open. */
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
