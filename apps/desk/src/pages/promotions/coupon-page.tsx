import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { formatMoney, Notice } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useKnownGoods } from './goods-rows.tsx';
import { buyersField, dayStart, usernamesOf } from './promotion-fields.ts';
import { ScopeFields } from './scope-fields.tsx';

type Coupon = Schemas['Coupon'];
type Form = Schemas['CouponForm'];

const fields = titled(titles.CouponForm, [
  { name: 'title', required: true, hint: '买家能看到' },
  { name: 'threshold', label: '满多少元可用', type: 'figure', required: true },
  { name: 'money', label: '减（元）', type: 'figure', hint: '与折扣填一项' },
  { name: 'rate', type: 'figure', hint: '0.95 即 95 折' },
  { name: 'maxMoney', label: '折扣最多减（元）', type: 'figure', hint: '留空：不限' },
  { name: 'validDays', type: 'integer', required: true },
  { name: 'startsAt', type: 'time', required: true },
  { name: 'endsAt', type: 'time', required: true },
  { name: 'total', type: 'integer', required: true },
  { name: 'perBuyer', type: 'integer', required: true },
]);

const blank = (): Form => ({
  title: '',
  threshold: '',
  startsAt: dayStart(0),
  endsAt: dayStart(30),
  validDays: 30,
  total: 1000,
  perBuyer: 1,
});

const bringsText = ({ threshold, money, rate, maxMoney }: Form) => {
  const off = rate ? `${Math.round(Number(rate) * 1000) / 100}折` : `减${formatMoney(money ?? '0')}`;
  return `满${formatMoney(threshold)} ${off}${maxMoney ? `，最多${formatMoney(maxMoney)}` : ''}`;
};

const { text, figure } = columnsOf<Coupon>();

const columns = [
  text('优惠', 220, ({ form }) => bringsText(form)),
  text('范围', 88, ({ form: { scope = {} } }) => (Object.keys(scope).length > 0 ? '部分商品' : '全部商品')),
  figure('已领 / 总数', 112, ({ claimed, form }) => `${claimed} / ${form.total}`),
  text('领取时间', 280, ({ form }) => `${formatMinute(form.startsAt)} 至 ${formatMinute(form.endsAt)}`, {
    priority: 'laptop',
  }),
];

/** Coupons: value, number claimed, and granting them to named buyers. */
export default function CouponPage() {
  const { page } = useFilters();
  const goods = useKnownGoods();
  return (
    <RecordPage<Form, Coupon>
      name="优惠券"
      note={<PageNav of="promotions" />}
      query={useRead(operations.listCoupons, { query: { page } }, { isList: true })}
      titleOf={({ form }) => form.title}
      columns={columns}
      fields={fields}
      within="coupon"
      blank={blank}
      create={operations.createCoupon}
      change={operations.changeCoupon}
      copyOf={(form) => ({ ...form, title: `${form.title}（副本）`, startsAt: dayStart(0), endsAt: dayStart(30) })}
      actions={(coupon) => <Actions actions={[grantAction(coupon)]} size="small" />}
    >
      {(form, set, _, coupon) => (
        <>
          {coupon && coupon.claimed > 0 && (
            <Notice>已领取 {coupon.claimed} 张：门槛、优惠与范围不能再改，可改名称、时间与数量。</Notice>
          )}
          <p className={css.strong}>可用范围</p>
          <ScopeFields scope={form.scope ?? {}} {...goods} onChange={(scope) => set({ scope })} />
        </>
      )}
    </RecordPage>
  );
}

const grantAction = ({ id, form }: Coupon) =>
  action(operations.grantCoupons, {
    label: '发放',
    tone: 'plain',
    title: `发放 ${form.title}`,
    fields: [buyersField],
    source: { usernames: '' },
    inputOf: ({ usernames }) => ({ params: { id }, body: { usernames: usernamesOf(usernames) } }),
    done: ({ count }) => `已发放给 ${count} 家客户`,
  });
