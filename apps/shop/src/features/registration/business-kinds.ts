import type { BusinessKind } from '@yaoji/domain';

/** Kinds of business as the form offers them. */
export const businessKinds: readonly { value: BusinessKind; title: string; description: string }[] = [
  { value: 'pharmacy', title: '单体药店', description: '独立经营的零售药店' },
  { value: 'chain', title: '连锁药店', description: '连锁总部或加盟门店' },
  { value: 'clinic', title: '诊所', description: '诊所、卫生室、门诊部' },
  { value: 'hospital', title: '医院', description: '公立或民营医院' },
  { value: 'wholesaler', title: '批发企业', description: '药品批发经营企业' },
];
