import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { chinaDay, monthName } from '@yaoji/domain';
import { formatMoney, Notice } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsList } from '#pages/parts/fields-list.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useKnownGoods } from './goods-rows.tsx';
import { businessesField, MemberFields } from './member-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';

type Rebate = Schemas['RebateRecord'];
type Form = Schemas['RebateForm'];

const periodNames = { month: '按月', quarter: '按季度' } as const;

const fields = titled(titles.RebateForm, [
  { name: 'title', required: true, hint: '买家能看到', input: { maxLength: 40 } },
  { name: 'period', options: Object.entries(periodNames), required: true },
  { name: 'firstMonth', type: 'month', required: true, hint: '如 2027-01；季度从1、4、7、10月开始' },
  { name: 'lastMonth', type: 'month', hint: '留空：长期' },
  { name: 'isOpen', type: 'flag', hint: '不勾选：买家看不到，也不能入账' },
  businessesField,
]);

const tierFields = titled(titles.RebateTier, [
  { name: 'amount', label: '一个周期满（元）', type: 'figure', required: true },
  { name: 'rate', type: 'figure', required: true, hint: '如 2.5；按周期全额计算' },
]);

const blank = (): Form => ({
  title: '',
  period: 'month',
  firstMonth: chinaDay(new Date()).slice(0, 7),
  isOpen: 1,
  tiers: [{ amount: '', rate: '' }],
});

const membersText = ({ buyers = [], businesses = [], regions = [] }: Form) => {
  const parts = [
    ...(buyers.length > 0 ? [`客户${buyers.length}家`] : []),
    ...(businesses.length > 0 ? [`客户类型${businesses.length}种`] : []),
    ...regions.map(({ name = '' }) => name),
  ];
  return parts.join('、') || '全部客户';
};

const monthsText = ({ firstMonth, lastMonth }: Form) =>
  `${monthName(firstMonth)} 至 ${lastMonth ? monthName(lastMonth) : '长期'}`;

const { text } = columnsOf<Rebate>();

const columns = [
  text('状态', 72, ({ form }) => (form.isOpen === 1 ? '启用' : '停用')),
  text('周期', 72, ({ form }) => periodNames[form.period]),
  text('档位', 220, ({ form }) =>
    form.tiers.map(({ amount, rate }) => `满${formatMoney(amount)}返${rate}%`).join('，'),
  ),
  text('适用', 160, ({ form }) => membersText(form)),
  text('范围', 88, ({ form: { scope = {} } }) => (Object.keys(scope).length > 0 ? '部分商品' : '全部商品')),
  text('时间', 200, ({ form }) => monthsText(form), { priority: 'laptop' }),
];

/** Changes by somebody else in parts without fields. */
const texts = ({ buyers = [], regions = [], scope = {}, tiers }: Form) => ({
  客户: buyers.map(({ id, company = id }) => company).join('、'),
  地区: regions.map(({ code, name = code }) => name).join('、'),
  范围: JSON.stringify(scope),
  档位: tiers.map(({ amount, rate }) => `${amount} ${rate}%`).join('、'),
});

/** Rebates: percentages of what buyers pay in a month or quarter. */
export default function RebatePage() {
  const { page } = useFilters();
  const goods = useKnownGoods();
  return (
    <RecordPage<Form, Rebate>
      name="返利"
      note={<PageNav of="promotions" />}
      filters={
        <Notice>按优惠后实付计算，不含运费和退货；账期订单还清后计入。周期结束后由财务核对入账，进入买家余额。</Notice>
      }
      query={useRead(operations.listRebates, { query: { page } }, { isList: true })}
      titleOf={({ form }) => form.title}
      columns={columns}
      fields={fields}
      within="rebate"
      texts={texts}
      blank={blank}
      create={operations.createRebate}
      change={operations.changeRebate}
    >
      {(form, set, problems, row) => (
        <>
          {row?.isBooked === 1 && (
            <Notice>
              已有返利入账：可改名称、结束月份和启用，其他规则不能再改；要换规则请填结束月份，再新建一个。
            </Notice>
          )}
          <section className={css.stack} aria-label="档位">
            <FieldsList
              list={form.tiers}
              titleOf={(_, at) => `第 ${at + 1} 档`}
              fieldsOf={() => tierFields}
              addLabel="加一档"
              blank={{ amount: '', rate: '' }}
              most={10}
              within="rebate[tiers]"
              problems={problems}
              onChange={(tiers) => set({ tiers })}
            />
          </section>
          <p className={css.muted}>客户、客户类型和地区都不选：全部客户。</p>
          <MemberFields within="rebate" form={form} set={set} problems={problems} />
          <p className={css.strong}>计入的商品</p>
          <ScopeFields
            hasGoods
            scope={form.scope ?? {}}
            known={new Map([...(row?.goods ?? []).map((each) => [each.id, each] as const), ...goods.known])}
            learn={goods.learn}
            onChange={(scope) => set({ scope })}
          />
        </>
      )}
    </RecordPage>
  );
}
