import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { deliveryText } from '@yaoji/domain';
import { formatMoney } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { Chosen, RegionChoice } from '#pages/parts/region-choice.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Rule = Schemas['DeliveryRule'];
type Form = Schemas['DeliveryRuleForm'];

const fields = titled(titles.DeliveryRuleForm, [
  { name: 'route', required: true, hint: '只给自己人看' },
  { name: 'fee', unit: '元', type: 'figure', required: true, hint: '按重量计费时是首重运费' },
  { name: 'freeFrom', label: '满多少元包邮', type: 'figure', hint: '0：总是包邮；留空：按设置里的包邮金额' },
  { name: 'minimum', unit: '元', type: 'figure', hint: '按优惠前的商品金额；留空：不限' },
  { name: 'firstGrams', unit: '克', type: 'integer', hint: '按重量计费时，这四项都填' },
  { name: 'nextGrams', unit: '克', type: 'integer', hint: '不足也算一份' },
  { name: 'nextFee', label: '每份续重（元）', type: 'figure' },
  { name: 'unitGrams', unit: '克', type: 'integer', hint: '没填毛重的商品，每单位按它算' },
  { name: 'cutOff', hint: '北京时间，如 17:00；留空：全天' },
  { name: 'arrivalDays', label: '发车后几天送达', type: 'integer', required: true, hint: '0：当天' },
  {
    name: 'days',
    label: '发车日（都不选：每天）',
    type: 'several',
    options: [...'一二三四五六日'].map((day, at) => [String(at + 1), `周${day}`] as const),
  },
]);

const blank: Form = { route: '', fee: '', cutOff: '17:00', arrivalDays: 1 };

const regionText = ({ regions = [] }: Form) => regions.map(({ code, name = code }) => name).join('、') || '其余地区';

const feeText = ({ fee, nextFee, nextGrams }: Form) =>
  nextFee === undefined || nextGrams === undefined
    ? formatMoney(fee)
    : `首重${formatMoney(fee)}，每${nextGrams}克${formatMoney(nextFee)}`;

const freeText = ({ freeFrom }: Form) => {
  if (freeFrom === undefined) return '按设置';
  return Number(freeFrom) === 0 ? '总是' : `满${formatMoney(freeFrom)}`;
};

/** As buyers read it now. */
const timesText = ({ days = [], cutOff, arrivalDays }: Form) =>
  deliveryText({ days: days.map(Number), cutOff: cutOff ?? null, arrivalDays }, new Date());

const { text, figure } = columnsOf<Rule>();

const columns = [
  text('地区', 220, ({ form }) => regionText(form)),
  text('运费', 200, ({ form }) => feeText(form)),
  figure('包邮', 112, ({ form }) => freeText(form)),
  figure('起送', 96, ({ form: { minimum } }) => (minimum === undefined ? '不限' : formatMoney(minimum))),
  text('买家现在看到', 320, ({ form }) => timesText(form), { priority: 'laptop' }),
];

/** Freight, least sums and times of delivery by region. */
export default function DeliveryPage() {
  return (
    <RecordPage<Form, Rule>
      name="配送规则"
      note={<PageNav of="settings" />}
      empty="没有配送规则：各地都按“设置”里的配送与运费"
      query={useRead(operations.listDeliveryRules, {}, { isList: true })}
      titleOf={({ form }) => form.route}
      columns={columns}
      fields={fields}
      within="rule"
      texts={(form) => ({ 地区: regionText(form) })}
      blank={() => blank}
      create={operations.createDeliveryRule}
      change={operations.changeDeliveryRule}
      remove={{ operation: operations.removeDeliveryRule, label: '删除', restore: operations.createDeliveryRule }}
    >
      {({ regions = [] }, set, problems) => (
        <section className={css.stack} aria-label="地区">
          <p className={css.strong}>地区</p>
          <p className={css.muted}>收货地址按最小的地区匹配：区县先于城市，城市先于省。没有匹配的，按设置里的运费。</p>
          <Chosen
            empty="其余地区：其他规则没有写到的"
            labels={regions.map(({ code, name = code }) => name)}
            onRemove={(at) => set({ regions: regions.toSpliced(at, 1) })}
          />
          <RegionChoice
            labels={['添加地区']}
            onChoose={(region) => set({ regions: [...regions.filter(({ code }) => code !== region.code), region] })}
          />
          {problems['rule[regions]'] && <p className={css.problem}>{problems['rule[regions]'].join('；')}</p>}
        </section>
      )}
    </RecordPage>
  );
}
