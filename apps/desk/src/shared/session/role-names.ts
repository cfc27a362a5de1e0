import type { OperationData } from '@yaoji/api-client/desk';

/** What each role is called. */
export const roleNames: Readonly<Record<OperationData<'getOperator'>['role'], string>> = {
  owner: '负责人',
  sales: '销售',
  warehouse: '仓库',
  finance: '财务',
  quality: '质管',
  content: '运营',
};
