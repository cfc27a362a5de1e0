import type { Schemas } from '@yaoji/api-client/desk';
import { activityKinds, priorityRule } from '@yaoji/domain';
import type { Field } from '#pages/parts/fields.tsx';

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

type Plain = 'title' | 'description' | 'template' | 'startsAt' | 'endsAt' | 'isOpen' | 'rules';
type Own =
  | 'measure'
  | 'priority'
  | 'rate'
  | 'threshold'
  | 'expiryWithin'
  | 'repeats'
  | 'withCoupon'
  | 'newcomersOnly'
  | 'buyLabel';

const everywhere: readonly Field<Plain>[] = [
  { name: 'title', label: '活动名称', required: true, hint: '买家能看到' },
  { name: 'startsAt', label: '开始时间（北京时间）', type: 'time', required: true, hint: '已过的时间：马上开始' },
  { name: 'endsAt', label: '结束时间（北京时间）', type: 'time', required: true },
  { name: 'description', label: '一句话说明', hint: '如：满300减20，满800减70' },
  {
    name: 'template',
    label: '页面',
    hint: '模板页面由“内容”里的活动页楼层组成',
    options: [
      ['zone', '活动专区 /yjh'],
      ['zqmb', '专区模板 /zqmb'],
      ['hdmb', '活动模板 /hdmb'],
    ],
  },
  { name: 'isOpen', label: '开放', type: 'flag', hint: '不开放的活动到时间也不会开始' },
];

/** Fields that only some kinds have, by their name in the table of kinds. */
const own: Readonly<Record<Own, Field<Own>>> = {
  rate: { name: 'rate', label: '折扣', type: 'figure', required: true, hint: '0.94 即 94 折' },
  threshold: { name: 'threshold', label: '满多少起打折', type: 'figure', hint: '留空：不限' },
  expiryWithin: {
    name: 'expiryWithin',
    label: '效期在N天内',
    type: 'integer',
    hint: '1～720，留空：不限。按在售库存的最近效期（卡片上的“效期剩N天”）计，一行含多个批号时也按最近效期',
  },
  measure: {
    name: 'measure',
    label: '门槛按',
    options: [
      ['money', '金额（元）'],
      ['pieces', '数量（件）'],
    ],
  },
  priority: {
    name: 'priority',
    label: '优先级',
    type: 'integer',
    hint: priorityRule,
  },
  repeats: { name: 'repeats', label: '每满一次赠一次', type: 'flag' },
  withCoupon: { name: 'withCoupon', label: '可用优惠券', type: 'flag' },
  newcomersOnly: { name: 'newcomersOnly', label: '仅限首单客户', type: 'flag' },
  buyLabel: { name: 'buyLabel', label: '按钮文字', hint: '最多 4 字，如：立即抢购；留空：加入购物车，秒杀为立即秒杀' },
};

/** The fields of an activity kind, without products and tiers. */
export const fieldsOf = (kind: Kind): readonly Field<Plain | Own>[] => {
  const has = new Set<string>(activityKinds[kind].fields);
  if (has.has('rate')) has.add('threshold');
  return [...everywhere, ...Object.values(own).filter(({ name }) => has.has(name))];
};

export const rulesField: readonly Field<Plain>[] = [
  { name: 'rules', label: '活动规则', type: 'area', hint: '一行一条，显示在活动页' },
];
