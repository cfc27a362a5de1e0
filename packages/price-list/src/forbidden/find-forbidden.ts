import { equipment, forbiddenKinds, hospitalApproval, hospitalMaker } from './kinds.ts';

export type ForbiddenFacts = {
  name: string;
  commonName: string;
  category: string;
  dosageForm: string;
  approvalNo: string;
  maker: string;
};

const compact = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/** Removes 〖 and other brackets with their content: a remark, never the substance. */
const withoutRemarks = (text: string) =>
  text.replaceAll(/[(（【[〔][^)）】\]〕]*([)）】\]〕]?)/g, (all, end) => (end === '' ? all : ''));

/** The kind of product that may not be sold online; null if it may (rule B6). */
export const findForbidden = (facts: ForbiddenFacts): string | null => {
  const names = [facts.name, facts.commonName].map(compact).filter((name) => name !== '');
  const isEquipment = names.some((name) => equipment.test(name));
  if (!isEquipment) {
    const variants = names.flatMap((name) => [name, withoutRemarks(name)]);
    const categories = [facts.category, facts.dosageForm].map(compact);
    for (const { label, names: patterns, categories: kinds = [], except = [] } of forbiddenKinds) {
      const byName = variants.some(
        (name) => patterns.some((pattern) => pattern.test(name)) && !except.some((pattern) => pattern.test(name)),
      );
      if (byName || categories.some((category) => kinds.some((kind) => kind.test(category)))) return label;
    }
  }
  if (hospitalApproval.test(facts.approvalNo)) return '医院制剂';
  const approved = /国药准字|注册证|械|国食健/.test(facts.approvalNo) || /^[HZSJB][A-Z]?\d{8}/i.test(facts.approvalNo);
  if (!approved && hospitalMaker.test(compact(facts.maker))) return '医院制剂';
  return null;
};
