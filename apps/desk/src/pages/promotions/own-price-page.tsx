import type { FieldErrors } from '@yaoji/api-client';
import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMinute, ownPriceRule } from '@yaoji/domain';
import { Notice, StatusTag } from '@yaoji/ui';
import { useId } from 'react';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsList } from '#pages/parts/fields-list.tsx';
import { MakerNames } from '#pages/parts/maker-names.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { periodNames, periodTones } from './activity-words.ts';
import { businessesField, MemberFields } from './member-fields.tsx';
import { OwnPriceGoods } from './own-price-goods.tsx';
import { OwnPricePreview } from './own-price-preview.tsx';
import { dayStart, joinsPromotionsField } from './promotion-fields.ts';

type List = Schemas['OwnPriceSummary'];
type Form = Schemas['OwnPriceForm'];

const fields = titled(titles.OwnPriceForm, [
  { name: 'title', required: true, hint: '买家在价格明细里看到', input: { maxLength: 40 } },
  { name: 'startsAt', type: 'time', required: true },
  { name: 'endsAt', type: 'time', hint: '留空：长期' },
  { name: 'isOpen', type: 'flag' },
  joinsPromotionsField,
  { name: 'showsListPrice', type: 'flag', hint: '不勾选：这些客户看不到原价' },
  businessesField,
]);

const blank = (): Form => ({
  title: '',
  startsAt: dayStart(0),
  isOpen: 1,
  joinsPromotions: 0,
  showsListPrice: 1,
});

const { text, figure } = columnsOf<List>();

const periodText = ({ startsAt, endsAt }: List) =>
  `${formatMinute(startsAt)} 至 ${endsAt === null ? '长期' : formatMinute(endsAt)}`;

const columns = [
  text('状态', 96, ({ status }) => <StatusTag tone={periodTones[status]}>{periodNames[status]}</StatusTag>),
  text('适用', 240, ({ members }) => members),
  figure('商品', 80, ({ goodsCount }) => goodsCount),
  figure('折扣', 80, ({ rateCount }) => rateCount),
  text('时间', 280, periodText, { priority: 'laptop' }),
  text('ERP 编码', 120, ({ code }) => code ?? '', { priority: 'laptop' }),
];

/** Changes by somebody else in parts without fields. */
const texts = ({ buyers = [], regions = [], rates = [], goods = [] }: Form) => ({
  客户: buyers.map(({ id, company = id }) => company).join('、'),
  地区: regions.map(({ code, name = code }) => name).join('、'),
  折扣: rates.map(({ maker, categoryId, rate }) => `${maker ?? categoryId ?? '全部商品'} ${rate}%`).join('、'),
  商品: goods.map(({ goodsId, price }) => `${goodsId} ${price}`).join('、'),
});

/** Own prices of buyers, kinds of business and regions. */
export default function OwnPricePage() {
  const { page, filter } = useFilters();
  const query = { page, keywords: filter('search') };
  return (
    <RecordPage<Form, List>
      name="协议价"
      note={<PageNav of="promotions" />}
      filters={
        <>
          <SearchField label="查找协议价" placeholder="名称或客户" />
          <Notice>{ownPriceRule}</Notice>
        </>
      }
      query={useRead(operations.listOwnPrices, { query }, { isList: true })}
      read={operations.getOwnPrices}
      titleOf={({ title }) => title}
      columns={columns}
      fields={fields}
      within="list"
      texts={texts}
      blank={blank}
      create={operations.createOwnPrices}
      change={operations.changeOwnPrices}
    >
      {(form, set, problems, row) => (
        <>
          <MemberFields within="list" form={form} set={set} problems={problems} />
          <Rates rates={form.rates ?? []} problems={problems} onChange={(rates) => set({ rates })} />
          <OwnPriceGoods
            id={row?.id}
            list={form.goods ?? []}
            problems={problems}
            onChange={(goods) => set({ goods })}
          />
          <OwnPricePreview id={row?.id} form={form} />
        </>
      )}
    </RecordPage>
  );
}

type Rate = Schemas['OwnPriceRate'];
/** A select has texts. */
type TypedRate = Omit<Rate, 'categoryId'> & { categoryId?: string };

const toTyped = ({ categoryId, ...rate }: Rate): TypedRate => ({
  ...rate,
  ...(categoryId !== undefined && { categoryId: String(categoryId) }),
});
const toRate = ({ categoryId, ...rate }: TypedRate): Rate => ({
  ...rate,
  ...(categoryId && { categoryId: Number(categoryId) }),
});

type RatesProps = { rates: Rate[]; problems: FieldErrors; onChange: (rates: Rate[]) => void };

function Rates({ rates, problems, onChange }: RatesProps) {
  const { categories = [] } = useRead(operations.listScopeChoices, {}).data ?? {};
  const listId = useId();
  const fields = titled(titles.OwnPriceRate, [
    { name: 'maker', hint: '厂家和分类都留空：全部商品', input: { list: listId } },
    {
      name: 'categoryId',
      label: '分类（含下级）',
      options: [['', '不限'], ...categories.map(({ id, name }) => [String(id), name] as const)],
    },
    { name: 'rate', label: '原价的百分之几', type: 'figure', required: true, hint: '如 92；不低于商品最低价' },
  ]);
  return (
    <section className={css.stack} aria-label="折扣">
      <p className={css.strong}>折扣</p>
      <FieldsList<TypedRate>
        list={rates.map(toTyped)}
        titleOf={({ maker, categoryId }, at) => `折扣${at + 1}${maker || categoryId ? '' : '：全部商品'}`}
        fieldsOf={() => fields}
        addLabel="加一条折扣"
        blank={{ rate: '' }}
        most={200}
        within="list[rates]"
        problems={problems}
        onChange={(list) => onChange(list.map(toRate))}
      />
      <MakerNames id={listId} typed={rates.at(-1)?.maker ?? ''} />
    </section>
  );
}
