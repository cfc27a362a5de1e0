import { useQuery } from '@tanstack/react-query';
import type { RebateNote, RebateRun } from '@yaoji/api-client/wire';
import { compareMoney, formatDay } from '@yaoji/domain';
import { Button, Card, DescriptionList, formatMoney } from '@yaoji/ui';
import { useDownloadRebateNote } from '#features/wallet/download-rebate-note.mutation.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { rebatesQuery } from '#features/wallet/wallet.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';

const isSome = (amount: string) => compareMoney(amount, 0) !== 0;

const tiersText = ({ tiers }: RebateRun) =>
  tiers.map(({ amount, rate }) => `满${formatMoney(amount)}返${rate}%`).join('，');

const stateText = ({ hasEnded, lastDay, counted, rate, due, next }: RebateRun) => {
  const sofar = `已计入 ${formatMoney(counted)}，返利 ${formatMoney(due)}（${rate}%）`;
  if (hasEnded) return `${sofar}，期间已结束，待供货方财务入账`;
  return `${sofar}${next ? `；还差 ${formatMoney(next.missing)} 返${next.rate}%` : ''}；${lastDay} 截止`;
};

const noteText = ({ counted, rate, due, carried, amount, changedBy, createdAt }: RebateNote) =>
  [
    `入账 ${formatMoney(amount)} · ${formatDay(createdAt)}`,
    `计入 ${formatMoney(counted)} × ${rate}% = ${formatMoney(due)}`,
    ...(isSome(carried) ? [`以前期间差额 ${formatMoney(carried)}`] : []),
    ...(isSome(changedBy) ? [`之后因退货或还款变动 ${formatMoney(changedBy)}，计入下一期`] : []),
  ].join('；');

/** Rebates: the current period with what is missing to the next tier, and past ones with their credit notes. */
export function RebateCard() {
  const download = useDownloadRebateNote();
  return (
    <Loaded
      query={useQuery(rebatesQuery())}
      compact
      inCard="返利"
      skeleton={null}
      empty={null}
      isEmpty={({ runs, notes }) => runs.length + notes.length === 0}
    >
      {({ runs, notes }) => (
        <Card title="返利" note="周期结束后入账到余额；按优惠后实付，不含运费和退货，账期订单还清后计入">
          <DescriptionList
            columns={1}
            items={[
              ...runs.map((run) => ({
                label: run.periodName,
                value: (
                  <>
                    {run.title}：{stateText(run)}
                    <br />
                    {run.base}：{tiersText(run)}
                  </>
                ),
              })),
              ...notes.map((note) => ({
                label: note.periodName,
                value: (
                  <span className={css.files}>
                    {note.title}：{noteText(note)}
                    <Button
                      tone="outline"
                      size="small"
                      loading={download.isPending && download.variables === note.id}
                      onClick={() => download.mutate(note.id)}
                    >
                      返利单
                    </Button>
                  </span>
                ),
              })),
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}
