import { useQuery } from '@tanstack/react-query';
import type { Store } from '@yaoji/api-client/wire';
import { Button, type DataColumn, DataTable, EmptyState } from '@yaoji/ui';
import { EntryCard } from '#features/login/entry-card.tsx';
import * as css from '#features/registration/register.css.ts';
import { chainSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { Waiting } from '#features/registration/waiting.tsx';
import { storesQuery } from '#features/store/store.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';

const routes = {
  visitor: 'register_dd_step1',
  company: 'register_dd_step1',
  pending: null,
  rejected: null,
  passed: null,
} as const;

/** Multi-store registration, step 3: the status of head office and stores (R072). */
export default function RegisterChainStep3Page() {
  return (
    <StepGate user={useQuery(userStateQuery())} routes={routes}>
      {(registration) => (
        <EntryCard title="注册会员" steps={chainSteps} current={chainSteps.length} width="wide">
          {registration && <Waiting registration={registration} mendAt="register_dd_step1" />}
          <Stores />
        </EntryCard>
      )}
    </StepGate>
  );
}

const columns: readonly DataColumn<Store>[] = [
  { id: 'company', header: '门店', cell: ({ company }) => company, wide: true },
  { id: 'name', header: '联系人', cell: ({ name }) => name },
  { id: 'phone', header: '登录手机号', cell: ({ phone }) => phone },
  { id: 'address', header: '地址', cell: ({ address }) => address, priority: 'tablet' },
  { id: 'state', header: '状态', cell: ({ isPassed }) => (isPassed ? '已通过' : '审核中') },
];

function Stores() {
  const query = useQuery(storesQuery());
  const stores = query.data?.filter(({ isCurrent }) => !isCurrent);
  const table = { caption: '已提交的门店', columns, keyOf: ({ id }: Store) => id };
  return (
    <section className={css.part} aria-label="门店">
      <div className={css.storeHead}>
        <h2 className={css.partTitle}>门店{stores && `（${stores.length}家）`}</h2>
        <Button size="small" tone="brandOutline" href={href('register_dd_step2')}>
          添加门店
        </Button>
      </div>
      <Loaded query={{ ...query, data: stores }} compact skeleton={<DataTable {...table} rows={[]} loadingRows={2} />}>
        {(rows) => (
          <DataTable {...table} rows={rows} empty={<EmptyState compact title="还没有门店" picture="search" />} />
        )}
      </Loaded>
    </section>
  );
}
