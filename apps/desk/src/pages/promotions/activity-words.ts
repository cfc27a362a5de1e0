import { type Schemas, titles } from '@yaoji/api-client/desk';
import { activityKinds, priorityRule } from '@yaoji/domain';
import { titled } from '#pages/parts/fields.tsx';

export type Form = Schemas['ActivityForm'];
export type Kind = Form['kind'];

export const kindOptions = Object.entries(activityKinds).map(([value, { name }]) => ({ value, label: name }));

export const isKind = (text: string | null): text is Kind => text !== null && Object.hasOwn(activityKinds, text);

export const periodNames: Readonly<Record<Schemas['Period'], string>> = {
  running: '进行中',
  planned: '未开始',
  ended: '已结束',
  closed: '已关闭',
};
export const periodTones = { running: 'success', planned: 'brand', ended: 'neutral', closed: 'warning' } as const;

const everywhere = titled(titles.ActivityForm, [
  { name: 'title', required: true, hint: '买家能看到' },
  { name: 'startsAt', type: 'time', required: true, hint: '已过的时间：马上开始' },
  { name: 'endsAt', type: 'time', required: true },
  { name: 'description', hint: '如：满300减20，满800减70' },
  {
    name: 'template',
    hint: '模板页面由“内容”里的活动页楼层组成',
    options: [
      ['zone', '活动专区 /yjh'],
      ['zqmb', '专区模板 /zqmb'],
      ['hdmb', '活动模板 /hdmb'],
    ],
  },
  { name: 'isOpen', type: 'flag', hint: '不开放的活动到时间也不会开始' },
]);

/** Fields that only some kinds have, by their name in the table of kinds. */
const own = titled(titles.ActivityForm, [
  { name: 'rate', type: 'figure', required: true, hint: '0.94 即 94 折' },
  { name: 'threshold', label: '满多少起打折', type: 'figure', hint: '留空：不限' },
  {
    name: 'expiryWithin',
    type: 'integer',
    hint: '1～720，留空：不限。按在售库存的最近效期（卡片上的“效期剩N天”）计，一行含多个批号时也按最近效期',
  },
  {
    name: 'measure',
    options: [
      ['money', '金额（元）'],
      ['pieces', '数量（件）'],
    ],
  },
  { name: 'priority', type: 'integer', hint: priorityRule },
  { name: 'repeats', type: 'flag' },
  { name: 'withCoupon', type: 'flag' },
  { name: 'newcomersOnly', type: 'flag' },
  { name: 'buyLabel', hint: '最多 4 字，如：立即抢购；留空：加入购物车，秒杀为立即秒杀' },
]);

/** The fields of an activity kind, without products and tiers. */
export const fieldsOf = (kind: Kind) => {
  const has = new Set<string>(activityKinds[kind].fields);
  if (has.has('rate')) has.add('threshold');
  return [...everywhere, ...own.filter(({ name }) => has.has(name))];
};

export const rulesField = titled(titles.ActivityForm, [
  { name: 'rules', type: 'area', hint: '一行一条，显示在活动页' },
]);
