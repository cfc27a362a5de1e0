import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import { columnsOf, PeriodTag } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsList } from '#pages/parts/fields-list.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { dayStart } from './promotion-fields.ts';

type Draw = Schemas['Draw'];
type Form = Schemas['DrawForm'];
type Prize = Schemas['PrizeForm'];

const fields = titled(titles.DrawForm, [
  { name: 'title', required: true },
  { name: 'startsAt', type: 'time', required: true },
  { name: 'endsAt', type: 'time', required: true },
  { name: 'freeChances', type: 'integer', required: true },
  { name: 'chancesPerOrder', label: '每笔付款订单得次数', type: 'integer', required: true },
  { name: 'orderAmount', label: '这样的订单至少（元）', type: 'figure', required: true },
  { name: 'activityId', label: '访问哪个活动得次数', type: 'integer', hint: '活动编号；留空：不因访问得' },
  { name: 'chancesPerTap', label: '每天访问得次数', type: 'integer', required: true },
  { name: 'isOpen', type: 'flag', hint: '不勾：马上结束，已中的不变' },
  { name: 'image', type: 'picture', hint: '没有则绘制' },
  { name: 'rules', type: 'area', hint: '每行一条' },
]);

const kinds: Readonly<Record<Prize['kind'], string>> = {
  red_packet: '红包',
  voucher: '现金券',
  coupon: '优惠券',
  points: '积分',
  nothing: '谢谢参与',
};

const moneyFields = titled(titles.PrizeForm, [
  { name: 'money', unit: '元', type: 'figure', required: true },
  { name: 'validDays', type: 'integer', required: true },
]);

/** Fields of each kind, in addition to those of every prize. */
const fieldsOfKind = {
  red_packet: moneyFields,
  voucher: moneyFields,
  coupon: titled(titles.PrizeForm, [{ name: 'couponId', type: 'integer', required: true }]),
  points: titled(titles.PrizeForm, [{ name: 'points', type: 'integer', required: true }]),
  nothing: [],
};

const prizeFields = titled(titles.PrizeForm, [
  { name: 'name', required: true },
  { name: 'kind', options: Object.entries(kinds) },
  { name: 'weight', type: 'integer', hint: '占全部权重的份额即中奖率', required: true },
  { name: 'total', type: 'integer', hint: '留空：不限' },
]);

const blankPrize: Prize = { name: '', kind: 'red_packet', validDays: 30, weight: 1 };

const blank = (): Form => {
  const chances = { freeChances: 1, chancesPerOrder: 0, orderAmount: '0', chancesPerTap: 0 };
  return { title: '', startsAt: dayStart(0), endsAt: dayStart(7), isOpen: 1, ...chances, prizes: [blankPrize] };
};

const prizeTexts = ({ prizes }: Form) =>
  Object.fromEntries(prizes.map((prize, index) => [`奖品${index + 1}`, `${prize.name} 权重${prize.weight}`]));

const { text, figure } = columnsOf<Draw>();

const columns = [
  figure('已抽', 72, ({ drawn }) => drawn),
  text('奖品（已中 / 数量）', 320, ({ form, issued }) =>
    form.prizes.map(({ name, total }, index) => `${name} ${issued[index]}/${total ?? '不限'}`).join('，'),
  ),
  text('结束', 144, ({ form }) => formatMinute(form.endsAt), { priority: 'laptop' }),
  text('状态', 88, ({ form }) => <PeriodTag from={form.startsAt} until={form.isOpen ? form.endsAt : 0} />),
];

/** Lucky draws: period, audience, and prizes with their chances. */
export default function DrawPage() {
  return (
    <RecordPage<Form, Draw>
      name="抽奖"
      note={<PageNav of="promotions" />}
      query={useRead(operations.listDraws, {}, { isList: true })}
      titleOf={({ form }) => form.title}
      columns={columns}
      fields={fields}
      within="draw"
      blank={blank}
      preview={() => ({ path: href('home'), viewer: 'buyer' })}
      create={operations.createDraw}
      change={operations.changeDraw}
      copyOf={({ prizes, ...form }) => ({
        ...form,
        title: `${form.title}（副本）`,
        startsAt: dayStart(0),
        endsAt: dayStart(7),
        prizes: prizes.map(({ id: _, ...prize }) => prize),
      })}
      actions={() => <ShopLink path={href('home')}>查看</ShopLink>}
      texts={prizeTexts}
    >
      {({ prizes }, set, problems) => (
        <FieldsList
          list={prizes}
          titleOf={({ weight = 0 }, at) => `奖品 ${at + 1} · 中奖率 ${percentOf(weight, prizes)}%`}
          fieldsOf={({ kind }) => [...prizeFields, ...fieldsOfKind[kind]]}
          addLabel="添加奖品"
          blank={blankPrize}
          within="draw[prizes]"
          problems={problems}
          onChange={(after) => set({ prizes: after })}
        />
      )}
    </RecordPage>
  );
}

/** The chance of a prize, its share of all weights, with one decimal. */
const percentOf = (weight: number, prizes: readonly Prize[]) =>
  Math.round((weight / (prizes.reduce((sum, prize) => sum + (prize.weight ?? 0), 0) || 1)) * 1000) / 10;
