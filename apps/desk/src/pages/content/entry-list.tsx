import type { FieldErrors } from '@yaoji/api-client';
import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Select } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { columnsOf, PeriodTag } from '#pages/parts/columns.tsx';
import { type Field, titled } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { pageSize } from '#pages/parts/record-list.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { pageOf, placeName, previewOf } from './content-places.ts';

export type Entry = Schemas['Banner'];
export type Form = Entry['form'];
type Place = Form['place'];

const { text, figure } = columnsOf<Entry>();

const columns = [
  text('位置', 128, ({ form }) => placeName(form.place)),
  text('链接', 220, ({ form }) => form.url ?? '—', { priority: 'laptop' }),
  figure('排序', 64, ({ form }) => form.sort),
  text('状态', 88, ({ form }) => <PeriodTag from={form.startsAt} until={form.endsAt} running="显示中" />),
  text('结束', 144, ({ form }) => (form.endsAt === undefined ? '—' : formatMinute(form.endsAt))),
];

export type PlaceFieldsProps = { form: Form; set: (values: Partial<Form>) => void; problems: FieldErrors };

type EntryListProps = {
  name: string;
  places: { readonly [At in Place]?: readonly [label: string, page: string] };
  /** All fields except the place. */
  fields: readonly Field<keyof Form>[];
  /** The place of a new entry, unless the list is filtered by another. */
  blank: Place;
  /** Fields that only some places have. */
  children: (props: PlaceFieldsProps & { entries: readonly Entry[] }) => ReactNode;
};

/** Places the children of each entry after it. */
const nested = (list: readonly Entry[]) =>
  list.flatMap((entry) =>
    entry.form.parentId ? [] : [entry, ...list.filter(({ form }) => form.parentId === entry.id)],
  );

/** Lists and edits the entries of some places. */
export function EntryList({ name, places, fields, blank, children }: EntryListProps) {
  const { filter, page, setFilters } = useFilters();
  const query = useRead(operations.listBanners, {}, { isList: true });
  const options = Object.entries(places).map(([place, [label]]) => [place, label] as const);
  const shown = Object.keys(places).find((place) => place === filter('place')) as Place | undefined;
  const entries = nested(query.data?.list ?? []);
  const list = entries.filter(({ form }) => (shown ? form.place === shown : form.place in places));
  const data = query.data && {
    list: list.slice((page - 1) * pageSize, page * pageSize),
    total: list.length,
  };
  return (
    <RecordPage<Form, Entry>
      name={name}
      note={<PageNav of="content" />}
      filters={
        <div className={css.bar}>
          <Select
            size="small"
            aria-label="按位置筛选"
            placeholder="全部位置"
            value={shown ?? ''}
            onChange={(value) => setFilters({ place: value })}
            options={options.map(([value, label]) => ({ value, label }))}
          />
        </div>
      }
      // The cast: the same query with fewer entries.
      query={{ ...query, data } as typeof query}
      titleOf={({ form }) => (form.parentId ? `└ ${form.title}` : form.title)}
      columns={columns}
      fields={[...titled(titles.BannerForm, [{ name: 'place', options }]), ...fields]}
      within="banner"
      blank={() => ({ place: shown ?? blank, title: '', sort: 0 })}
      create={operations.createBanner}
      preview={previewOf}
      change={operations.changeBanner}
      remove={{ operation: operations.removeBanner, label: '撤下', restore: operations.createBanner }}
      copyOf={(form) => ({ ...form, title: `${form.title}（副本）` })}
      actions={({ form }) => <ShopLink path={pageOf(form)}>查看</ShopLink>}
    >
      {(form, set, problems) => children({ form, set, problems, entries })}
    </RecordPage>
  );
}
