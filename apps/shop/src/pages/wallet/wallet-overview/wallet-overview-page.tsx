import type { MoneyLogPage } from '@yaoji/api-client/wire';
import { Card, EmptyState, Link, MonthChart } from '@yaoji/ui';
import { MoneyLogTable } from '#features/wallet/money-log-table.tsx';
import { monthFigures } from '#features/wallet/month-figures.ts';
import { RechargeButton } from '#features/wallet/recharge-button.tsx';
import { prefetchMoneyLog, useMoneyLog } from '#features/wallet/use-money-log.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { WalletFrame } from '#features/wallet/wallet-frame.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { DrawButton } from './draw-button.tsx';

const latest = 6;

export const prefetch: Prefetch = (client) => {
  void client.prefetchQuery(walletQuery());
  prefetchMoneyLog(client, { page: 1 });
};

/** The wallet at a glance: balances, income and expenses by month, and the latest entries (R034). */
export default function WalletOverviewPage() {
  const { refusal, query } = useMoneyLog({ page: 1 });
  const chart = (log?: MoneyLogPage) => (
    <MonthChart label="每月收支" months={monthFigures(log?.months ?? [])} loading={!log} />
  );
  return (
    <WalletFrame
      actions={
        <>
          <DrawButton />
          <RechargeButton href={href('wallet_balance', {}, { recharge: 1 })} />
        </>
      }
    >
      {refusal ? (
        <Card title="余额明细">{refusal}</Card>
      ) : (
        <>
          <Card title="每月收支" note="最近十二个月">
            <Loaded query={query} compact skeleton={chart()}>
              {chart}
            </Loaded>
          </Card>
          {!query.isLoadingError && (
            <Card title="最近明细" aside={<Link href={href('wallet_balance')}>全部明细</Link>}>
              <MoneyLogTable
                entries={query.data?.list.slice(0, latest) ?? []}
                loading={!query.data}
                empty={<EmptyState compact picture="order" title="还没有余额明细" />}
              />
            </Card>
          )}
        </>
      )}
    </WalletFrame>
  );
}
