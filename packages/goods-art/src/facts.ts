/** The facts behind a pack shot. */
export interface PictureFacts {
  name: string;
  maker?: string | null | undefined;
  spec?: string | null | undefined;
  dosageForm?: string | null | undefined;
  /** `中成药/补益`, or the known part of it. */
  category?: string | null | undefined;
  origin?: string | null | undefined;
  approvalNo?: string | null | undefined;
  barcode?: string | null | undefined;
  unit?: string | null | undefined;
  caseSize?: string | null | undefined;
}

/** The same, complete and with limited lengths. */
export interface Subject {
  name: string;
  maker: string;
  /** The maker without its legal form: 豫西本草. */
  brand: string;
  spec: string;
  form: string;
  category: string;
  origin: string;
  approvalNo: string;
  barcode: string;
  unit: string;
  caseSize: string;
}

const legalForms = /(股份)?有限(责任)?公司$|(集团)?公司$|厂$/;
const trades =
  /(中药饮片|药材饮片|三七饮片|香料饮片|枸杞饮片|医疗器械|医疗科技|医疗电子|康复器材|理疗用品|卫生材料|卫生用品|医用敷料|医用材料|营养食品|健康食品|消毒制品|消毒科技|生物制品|生物制药|生物试剂|生物科技|阿胶制品|胶乳制品|乳胶科技|滴丸制药|丸散制药|日用品|饮片|制药|药业|参业|食品|制品)$/;

/** A name without the remark in brackets behind it. */
export const beforeBracket = (name: string): string => name.split(/[（(]/, 1)[0] ?? '';

/** The maker without its trade and legal form: `豫西本草制药有限公司` is `豫西本草`. */
export function brandOf(maker: string): string {
  const plain = beforeBracket(maker).replace(legalForms, '');
  const short = plain.replace(trades, '');
  return [...short].length >= 2 ? short : plain;
}

function cut(value: string | null | undefined, length: number): string {
  return [...(value ?? '').trim()].slice(0, length).join('');
}

export function subjectOf(facts: PictureFacts): Subject {
  const maker = cut(facts.maker, 40);
  return {
    name: cut(facts.name, 48) || '商品',
    maker,
    brand: cut(brandOf(maker), 8),
    spec: cut(facts.spec, 48),
    form: cut(facts.dosageForm, 16),
    category: cut(facts.category, 32),
    origin: cut(facts.origin, 20),
    approvalNo: cut(facts.approvalNo, 40),
    barcode: cut(facts.barcode, 20),
    unit: cut(facts.unit, 6) || '盒',
    caseSize: cut(facts.caseSize, 10),
  };
}
