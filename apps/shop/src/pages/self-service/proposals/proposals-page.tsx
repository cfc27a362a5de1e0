import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Proposal, ProposalLine } from '@yaoji/api-client/wire';
import { proposalStatusNames } from '@yaoji/domain';
import {
  Button,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  EmptyState,
  Price,
  Skeleton,
  StatusTag,
} from '@yaoji/ui';
import { useState } from 'react';
import { AgainResult } from '#features/buy-again/again-result.tsx';
import { lineColumns, moneyColumn } from '#features/goods/line-columns.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { useAcceptProposal } from '#features/proposal/decide-proposal.mutation.ts';
import { proposalsQuery } from '#features/proposal/proposal.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { CardFoot } from '#shared/page/card-foot.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { ConsentCard } from './consent-card.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import * as css from './proposals.css.ts';

const tones = {
  open: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

export const prefetch: Prefetch = (client, { search }) => void client.prefetchQuery(proposalsQuery(readPage(search)));

/** Products that the buyer's salesperson proposes, to put into the cart in one press or decline (R123). */
export default function ProposalsPage() {
  const page = readPage(useSearch());
  return (
    <MemberFrame note="业务员为您挑选的商品，一键加入购物车">
      <PagedList
        query={useQuery(proposalsQuery(page))}
        page={page}
        hrefOf={(next) => href('proposals', {}, { page: next })}
        inCards
        loading={
          <Card>
            <Skeleton height={240} />
          </Card>
        }
        empty={
          <EmptyState picture="search" title="还没有推荐单">
            业务员推荐的商品会通知您，并显示在这里。
          </EmptyState>
        }
      >
        {(list) => (
          <>
            {list.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} />
            ))}
            <ConsentCard />
          </>
        )}
      </PagedList>
    </MemberFrame>
  );
}

const openColumns: readonly DataColumn<ProposalLine>[] = [
  ...lineColumns,
  { id: 'price', header: '单价', align: 'end', width: '136px', cell: (line) => <LinePrice line={line} /> },
  moneyColumn('amount', '小计'),
];
const closedColumns: readonly DataColumn<ProposalLine>[] = [...lineColumns, moneyColumn('quote', '报价')];

function LinePrice({ line: { unitPrice, listPrice } }: { line: ProposalLine }) {
  if (unitPrice === null) return '—';
  return (
    <span className={css.price}>
      {listPrice !== null && listPrice !== unitPrice && <Price value={listPrice} size="small" tone="muted" struck />}
      <Price value={unitPrice} size="small" />
    </span>
  );
}

function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { id, status, salesperson, note, validOn, createdAt, decidedAt, answer, lines, total } = proposal;
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAcceptProposal();
  const facts = [
    { label: '业务员', value: salesperson },
    { label: '有效期至', value: validOn },
    { label: '推荐时间', value: formatMinute(createdAt) },
    ...(decidedAt === null ? [] : [{ label: proposalStatusNames[status], value: formatMinute(decidedAt) }]),
    ...(note ? [{ label: '说明', value: <span className={css.note}>{note}</span>, wide: true }] : []),
    ...(answer ? [{ label: '谢绝原因', value: answer, wide: true }] : []),
  ];
  return (
    <Card
      padding="large"
      title={`推荐单 ${id}`}
      note={<StatusTag tone={tones[status]}>{proposalStatusNames[status]}</StatusTag>}
    >
      <div className={css.stack}>
        <DescriptionList items={facts} />
        <DataTable
          caption={`推荐单 ${id} 的商品`}
          columns={status === 'open' ? openColumns : closedColumns}
          rows={lines}
          keyOf={({ goodsId }) => goodsId}
        />
        {accept.data && (
          <>
            <AgainResult added={accept.data} asked={lines} />
            <CardFoot>
              <Button href={href('cart')}>去购物车结算</Button>
            </CardFoot>
          </>
        )}
        {status === 'open' && total !== null && (
          <CardFoot>
            <span>
              合计 <Price value={total} size="large" /> <span className={css.fact}>不含运费</span>
            </span>
            <span className={css.buttons}>
              <RoleButton operation={operations.declineProposal} tone="outline" onClick={() => setDeclining(true)}>
                谢绝
              </RoleButton>
              <RoleButton
                operation={operations.acceptProposal}
                loading={accept.isPending}
                disabled={lines.every(({ amount }) => amount === null)}
                onClick={() => accept.mutate(id)}
              >
                加入购物车
              </RoleButton>
            </span>
          </CardFoot>
        )}
      </div>
      {isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
    </Card>
  );
}
