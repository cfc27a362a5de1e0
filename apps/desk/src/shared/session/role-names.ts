import type { Operator } from './operator.ts';

export const roleNames: Readonly<Record<Operator['role'], string>> = {
  owner: '负责人',
  sales: '销售',
  warehouse: '仓库',
  finance: '财务',
  quality: '质管',
  content: '运营',
};
