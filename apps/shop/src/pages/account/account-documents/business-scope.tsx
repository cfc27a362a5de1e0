import { useQuery } from '@tanstack/react-query';
import type { ScopeState } from '@yaoji/api-client/wire';
import { Card, type DataColumn, DataTable, StatusTag } from '@yaoji/ui';
import { businessScopeQuery } from '#features/document/document.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';

const columns: readonly DataColumn<ScopeState>[] = [
  { id: 'name', header: '经营范围', cell: ({ name }) => name },
  { id: 'document', header: '依据证件', wide: true, cell: ({ documentName }) => documentName },
  { id: 'expiresOn', header: '有效期至', width: '120px', cell: ({ expiresOn }) => expiresOn ?? '长期有效' },
  {
    id: 'state',
    header: '状态',
    width: '96px',
    cell: ({ isValid }) => (
      <StatusTag tone={isValid ? 'success' : 'danger'}>{isValid ? '可采购' : '证件已过期'}</StatusTag>
    ),
  },
];

/** The classes the account may buy (B4), with the document behind each. */
export function BusinessScope() {
  const table = {
    caption: '经营范围',
    columns,
    keyOf: ({ name }: ScopeState) => name,
    empty: '证件审核通过后显示经营范围',
  };
  return (
    <Card title="经营范围" note="以审核通过的证件为准，范围外的商品不能下单">
      <Loaded
        query={useQuery(businessScopeQuery())}
        compact
        skeleton={<DataTable {...table} rows={[]} loadingRows={4} />}
      >
        {({ scopes }) => <DataTable {...table} rows={scopes} />}
      </Loaded>
    </Card>
  );
}
