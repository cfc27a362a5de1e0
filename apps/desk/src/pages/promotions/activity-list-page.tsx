import { operations, type Schemas } from '@yaoji/api-client/desk';
import { activityKinds, formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Link, Select, StatusTag } from '@yaoji/ui';
import { Actions } from '#pages/parts/actions.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { isKind, kindOptions, periodNames, periodTones } from './activity-words.ts';
import { endAction } from './end-action.tsx';

type Activity = Schemas['Activity'];

const { text, figure, rest } = columnsOf<Activity>();

const columns = [
  rest('活动', ({ id, title }) => <Link href={deskHref('activity', { id })}>{title}</Link>),
  text('类型', 88, ({ kind }) => activityKinds[kind].name),
  text('状态', 88, ({ status }) => <StatusTag tone={periodTones[status]}>{periodNames[status]}</StatusTag>),
  text('开始', 136, ({ startsAt }) => formatMinute(startsAt)),
  text('结束', 136, ({ endsAt }) => formatMinute(endsAt)),
  figure('商品', 96, ({ kind, hasScope, goodsCount }) => {
    if (activityKinds[kind].goods === 'none') return '—';
    return hasScope ? `按范围${goodsCount > 0 ? ` + ${goodsCount}` : ''}` : `${goodsCount} 种`;
  }),
  figure('操作', 112, ({ id, status }) => (
    <div className={css.buttons}>
      <Link href={deskHref('newActivity', {}, { copy: id })}>复制</Link>
      <Actions actions={[endAction({ id, status })]} size="small" />
    </div>
  )),
];

/** Activities by state: active, upcoming, ended. */
export default function ActivityListPage() {
  const { filter, setFilters } = useFilters();
  const kind = filter('kind');
  const { query, bar } = useStatus('活动状态', periodNames);
  const asked = { ...query, ...(isKind(kind) && { kind }) };
  const activities = useRead(operations.listActivities, { query: asked }, { isList: true });
  return (
    <Page
      title="促销活动"
      note={<PageNav of="promotions" />}
      actions={
        <>
          <SearchField label="搜索活动" placeholder="活动名称" />
          <Button size="small" href={deskHref('newActivity')}>
            新建活动
          </Button>
        </>
      }
    >
      {bar(
        {},
        <Select
          size="small"
          aria-label="活动类型"
          placeholder="全部类型"
          options={kindOptions}
          value={kind}
          onChange={(value) => setFilters({ kind: value })}
        />,
      )}
      <RecordList caption="促销活动" columns={columns} query={activities} empty="没有符合条件的活动" />
    </Page>
  );
}
