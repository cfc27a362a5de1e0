import type { CartLineView } from '../src/components/cart-line/cart-line.tsx';
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
