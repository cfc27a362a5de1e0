import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { LoginSession, SecurityEvent } from '@yaoji/api-client/wire';
import { Button, Card, type DataColumn, DataTable, EmptyState, StatusTag } from '@yaoji/ui';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { useEndSession } from '#features/security/end-session.mutation.ts';
import { LoginWays } from '#features/security/login-ways.tsx';
import { secondFactorQuery, securityEventsQuery, sessionsQuery } from '#features/security/security.queries.ts';
import { storeLinksQuery } from '#features/store/store.queries.ts';
import { StoreLinks } from '#features/store/store-links.tsx';
import { isAllowed, useRefusal } from '#features/user/use-refusal.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { PagedTable } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { OwnData } from './own-data.tsx';
import { SecondFactor } from './second-factor.tsx';

const eventColumns: readonly DataColumn<SecurityEvent>[] = [
  { id: 'time', header: '时间', cell: ({ createdAt }) => formatMinute(createdAt), width: '150px' },
  {
    id: 'event',
    header: '事件',
    wide: true,
    cell: ({ text, isFailure }) => (isFailure ? <StatusTag tone="warning">{text}</StatusTag> : text),
  },
  { id: 'device', header: '设备', cell: ({ device }) => device, width: '150px' },
  { id: 'address', header: '网络地址', cell: ({ address }) => address, width: '150px' },
];

export const prefetch: Prefetch = (client, { search }) => {
  void client.prefetchQuery(secondFactorQuery());
  if (!isAllowed(client, operations.listSessions)) return;
  void client.prefetchQuery(sessionsQuery());
  void client.prefetchQuery(walletQuery());
  void client.prefetchQuery(storeLinksQuery());
  void client.prefetchQuery(securityEventsQuery(readPage(search)));
};

/** Log-in methods, sessions, linked accounts, the security log and the buyer's data; people see their own (R116). */
export default function SecurityPage() {
  const { data: user } = useQuery(userStateQuery());
  const isOwner = useRefusal()(operations.listSessions) === null;
  const notes = {
    owner: '发现不是您本人的登录或更改，请结束它并修改登录密码',
    person: '您自己的登录密码和两步验证；手机和恢复码都丢失时，请企业负责人在“员工与审批”关闭',
  };
  return (
    <MemberFrame note={isOwner ? notes.owner : notes.person}>
      {user && <LoginWays user={user} />}
      <SecondFactor />
      {isOwner && (
        <>
          <Sessions />
          <StoreLinks all />
          <SecurityLog />
          <OwnData />
        </>
      )}
    </MemberFrame>
  );
}

function SecurityLog() {
  const page = readPage(useSearch());
  return (
    <Card title="安全记录" note="最近 180 天">
      <PagedTable
        query={useQuery(securityEventsQuery(page))}
        page={page}
        hrefOf={(next) => href('account_security', {}, { page: next })}
        caption="安全记录"
        columns={eventColumns}
        keyOf={({ id }) => id}
        loadingRows={8}
        empty={<EmptyState compact picture="order" title="还没有安全记录" />}
      />
    </Card>
  );
}

function Sessions() {
  const query = useQuery(sessionsQuery());
  const end = useEndSession();
  const columns: readonly DataColumn<LoginSession>[] = [
    {
      id: 'device',
      header: '设备',
      wide: true,
      cell: ({ device, isCurrent, workingFor }) => (
        <>
          {device} {isCurrent && <StatusTag tone="brand">当前登录</StatusTag>}
          {workingFor !== null && <StatusTag tone="warning">{`由总店 ${workingFor} 切换`}</StatusTag>}
        </>
      ),
    },
    { id: 'address', header: '网络地址', cell: ({ address }) => address, width: '150px' },
    { id: 'created', header: '登录时间', cell: ({ createdAt }) => formatMinute(createdAt), width: '150px' },
    { id: 'seen', header: '最近使用', cell: ({ seenAt }) => formatMinute(seenAt), width: '150px' },
    {
      id: 'end',
      header: '操作',
      width: '90px',
      cell: ({ id, isCurrent, device }) =>
        !isCurrent && (
          <Button
            size="small"
            tone="outline"
            loading={end.isPending && end.variables === id}
            onClick={() => end.mutate(id)}
            aria-label={`结束 ${device} 的登录`}
          >
            结束
          </Button>
        ),
    },
  ];
  const table = { caption: '登录的设备', columns, keyOf: ({ id }: LoginSession) => id };
  return (
    <Card title="登录的设备">
      <Loaded query={query} skeleton={<DataTable {...table} rows={[]} loadingRows={2} />}>
        {(rows) => <DataTable {...table} rows={rows} />}
      </Loaded>
    </Card>
  );
}
