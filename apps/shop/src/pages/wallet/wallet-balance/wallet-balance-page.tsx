import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { MoneyLogPage } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, formatMoney, MonthChart, Pagination } from '@yaoji/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useExportMoneyLog } from '#features/wallet/export-money-log.mutation.ts';
import { MoneyLogTable } from '#features/wallet/money-log-table.tsx';
import { monthFigures } from '#features/wallet/month-figures.ts';
import { RechargeButton } from '#features/wallet/recharge-button.tsx';
import { prefetchMoneyLog, useMoneyLog } from '#features/wallet/use-money-log.ts';
import * as css from '#features/wallet/wallet.css.ts';
import { creditQuery, rebatesQuery, walletQuery } from '#features/wallet/wallet.queries.ts';
import { WalletFrame } from '#features/wallet/wallet-frame.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { awaitRecharge, forgetRecharge, readAwaitedRecharge } from './awaited-recharge.ts';
import { CreditCard } from './credit-card.tsx';
import { CreditRequestButton } from './credit-request.tsx';
import { LogFilters } from './log-filters.tsx';
import { type MoneyLogWish, readMoneyLogFilters, writeMoneyLogFilters } from './money-log-filters.ts';
import { RebateCard } from './rebate-card.tsx';
import { RechargeDialog } from './recharge-dialog.tsx';
import { RechargeNotice } from './recharge-notice.tsx';

const prefetchWallet = async (client: QueryClient) => {
  await client.prefetchQuery(walletQuery());
  if (client.getQueryData(walletQuery().queryKey)?.credit) await client.prefetchQuery(creditQuery());
};

export const prefetch: Prefetch = (client, { search }) => {
  void prefetchWallet(client);
  void client.prefetchQuery(rebatesQuery());
  prefetchMoneyLog(client, readMoneyLogFilters(search));
};

/** The balance: recharge, and income and expenses by use, date and month (R035). */
export default function BalancePage() {
  const search = useSearch();
  const navigate = useNavigate();
  const filters = readMoneyLogFilters(search);
  const { data: wallet } = useQuery(walletQuery());
  const addressOf = (changed: MoneyLogWish) =>
    href('wallet_balance', {}, writeMoneyLogFilters({ ...filters, page: 1, ...changed }));
  const isRecharging = search.has('recharge');
  const [awaited, setAwaited] = useState(readAwaitedRecharge);
  const here = addressOf({ page: filters.page ?? 1 });
  const closeDialog = useCallback(() => void navigate(here, { state: { preserveScroll: true } }), [navigate, here]);
  const stopWaiting = useCallback(() => {
    forgetRecharge();
    setAwaited(null);
    if (isRecharging) closeDialog();
  }, [isRecharging, closeDialog]);
  return (
    <WalletFrame
      actions={
        <>
          {wallet && !wallet.credit && <CreditRequestButton label="申请账期" />}
          <RechargeButton href={href('wallet_balance', {}, { ...writeMoneyLogFilters(filters), recharge: 1 })} />
        </>
      }
    >
      {awaited && <RechargeNotice awaited={awaited} onDone={stopWaiting} />}
      {wallet?.credit && <CreditCard balance={wallet.balance} />}
      <RebateCard />
      <LogCards addressOf={addressOf} />
      {isRecharging && (
        <RechargeDialog
          onBegin={(recharge) => {
            awaitRecharge(recharge);
            setAwaited(recharge);
          }}
          onClose={closeDialog}
        />
      )}
    </WalletFrame>
  );
}

type LogCardsProps = { addressOf: (changed: MoneyLogWish) => string };

/** Income and expenses, for those who may see them. */
function LogCards({ addressOf }: LogCardsProps) {
  const navigate = useNavigate();
  const filters = readMoneyLogFilters(useSearch());
  const { refusal, query } = useMoneyLog(filters);
  const { data: log, isPlaceholderData } = query;
  const exporting = useExportMoneyLog();
  if (refusal) return <Card title="余额明细">{refusal}</Card>;
  const entries = (log?: MoneyLogPage) => (
    <MoneyLog log={log} stale={isPlaceholderData} page={filters.page ?? 1} hrefOf={(page) => addressOf({ page })} />
  );
  return (
    <>
      <Card
        title="余额明细"
        aside={
          <Button
            tone="outline"
            size="small"
            disabled={!log || log.total === 0}
            loading={exporting.isPending}
            onClick={() => exporting.mutate(filters)}
          >
            导出 CSV
          </Button>
        }
      >
        <LogFilters
          filters={filters}
          addressOf={addressOf}
          onChange={(changed) => void navigate(addressOf(changed), { state: { preserveScroll: true } })}
        />
        <Loaded query={query} skeleton={entries()}>
          {entries}
        </Loaded>
      </Card>
      {!query.isLoadingError && (
        <Card title="每月收支" note="随上方筛选变化，最多十二个月">
          <MonthChart label="每月收支" months={monthFigures(log?.months ?? [])} loading={!log} />
        </Card>
      )}
    </>
  );
}

type MoneyLogProps = {
  /** Undefined until loaded. */
  log: MoneyLogPage | undefined;
  /** The log belongs to the previous filters. */
  stale: boolean;
  page: number;
  hrefOf: (page: number) => string;
};

/** The log's sums, entries and pages. */
const MoneyLog = ({ log, stale, page, hrefOf }: MoneyLogProps) => (
  <>
    <p className={css.sums} role="status">
      {log && (
        <>
          <span>共 {log.total} 条</span>
          <span>收入 {formatMoney(log.income)}</span>
          <span>支出 {formatMoney(log.expense)}</span>
        </>
      )}
    </p>
    <div className={stale ? css.stale : undefined}>
      <MoneyLogTable
        entries={log?.list ?? []}
        loading={!log}
        empty={<EmptyState compact picture="order" title="没有符合条件的明细" />}
      />
    </div>
    {log && (
      <div className={css.pages}>
        <Pagination page={page} pageCount={Math.ceil(log.total / log.perPage)} hrefOf={hrefOf} />
      </div>
    )}
  </>
);
