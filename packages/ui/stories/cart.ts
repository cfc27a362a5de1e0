import type { CartLineView } from '../src/components/cart-line/cart-line.tsx';
import { anatomy } from './anatomy.ts';
import { samplePicture } from './picture.ts';
import { limits, noLimits } from './quantity.ts';

let lineCount = 0;
const line = (
  name: string,
  rest: Omit<CartLineView, 'id' | 'name' | 'href' | 'limits' | 'selected'> & Partial<CartLineView>,
): CartLineView => ({
  id: ++lineCount,
  name,
  href: `#${name}`,
  picture: samplePicture({ name, spec: rest.spec, maker: rest.maker }),
  limits: { ...limits, max: '500' },
  selected: true,
  ...rest,
});

export const promotedLines: CartLineView[] = [
  line('六味地黄丸', {
    tags: [
      { kind: '满', description: '满300减20' },
      { kind: '赠', description: '满10盒赠1盒' },
    ],
    spec: '浓缩丸 200丸',
    maker: '豫西本草制药',
    batchNo: '202601012',
    expiry: '2027-11',
    packStep: '10',
    unitPrice: '12.80',
    quantity: '20',
    amount: '256.00',
    gifts: [{ name: '六味地黄丸 200丸', quantity: '2' }],
  }),
  line('感冒灵颗粒', {
    tags: [{ kind: '满' }, { kind: '特' }],
    spec: '10g×9袋',
    maker: '九岭药业',
    batchNo: '202601012',
    expiry: '2028-04',
    packStep: '10',
    unitPrice: '11.20',
    listPrice: '12.60',
    quantity: '20',
    amount: '224.00',
  }),
];

export const otherLines: CartLineView[] = [
  line('银翘解毒胶囊', {
    tags: [{ kind: '特' }],
    spec: '0.35g×24粒',
    maker: '石门岭药业',
    batchNo: '20260512',
    expiry: '2028-03',
    packStep: '5',
    unitPrice: '13.90',
    listPrice: '14.60',
    quantity: '40',
    amount: '556.00',
    favourite: true,
    notes: [{ tone: 'promo', text: '已达 10 件阶梯价，单价 ¥14.60 → ¥13.90' }],
  }),
  line('一次性使用医用口罩', {
    tags: [{ kind: '特' }],
    spec: '平面耳挂 50只',
    maker: '中原卫材',
    batchNo: '202602012',
    expiry: '2026-12',
    expiryWarning: true,
    packStep: '20',
    unitPrice: '6.90',
    quantity: '100',
    amount: '690.00',
    notes: [{ tone: 'warning', text: '《第二类医疗器械经营备案》12 月 20 日到期，之后此商品无法发货' }],
  }),
];

export const blockedLines: CartLineView[] = [
  line('电子血压计', {
    tags: [{ kind: '新' }],
    spec: '上臂式 U10',
    maker: '康测科技',
    packStep: '1',
    unitPrice: '189.00',
    quantity: '1',
    amount: '189.00',
    limits: noLimits,
    selected: false,
    blocked: true,
    notes: [{ tone: 'warning', text: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#zzzj' } }],
  }),
];

export const cartDrawerAnatomy = anatomy(
  ['图、品名、规格', '图与品名链接到详情；太长的省略，悬停看全', 'li > a'],
  ['单价 × 数量', '只看，不改', 'li > div > div:last-child'],
  ['blocked 与 fix', '为什么不能买，能做什么；可省'],
  ['删除', '删除中（busy）转圈', 'li > button'],
  ['空', '一句话；空时不放页脚'],
  ['CartDrawerFoot：hint', '还差多少；可省', 'footer > div > div'],
  ['CartDrawerFoot：已选与合计', '已选几种、多少钱', 'footer > div > div + div'],
  ['CartDrawerFoot：去购物车结算', '唯一的红按钮', 'footer a'],
);

export const cartGroupAnatomy = anatomy(
  ['全选', '这一组能买的；没有 selectAll 就没有框', 'label'],
  ['heading 与 reached', '活动名，到了哪一档', 'h2'],
  ['进度', '每一档一道竖线；各组的条左边对齐', '[role=progressbar]'],
  ['hint 与 action', '下一档还差多少，去凑单', 'a[href="#fill-up"]'],
  ['aside', '组头右端，如「清空不可购买商品」'],
  ['收起', '右上角的三角，收起这一组的商品', 'summary'],
  ['内容', 'CartLine；很长时放 VirtualList', '[role=group]'],
);
