import type { GoodsView } from '../src/components/goods-card/goods-view.ts';
import { anatomy } from './anatomy.ts';
import { samplePictures } from './picture.ts';

const goods = (name: string, rest: Omit<GoodsView, 'name' | 'href' | 'pictures'>): GoodsView => ({
  name,
  href: `#${name}`,
  pictures: samplePictures({ name, spec: rest.spec, maker: rest.maker }),
  unit: '盒',
  ...rest,
});

export const ordinary = goods('阿莫西林胶囊', {
  price: '9.35',
  suggestedPrice: '13.56',
  spec: '0.25g×50粒',
  maker: '海联药业',
  expiry: '2027-08',
  stock: '960盒',
  packStep: '10',
  caseSize: '400',
  tags: [{ kind: '新', description: '新品上架' }],
});

export const sampleGoods: readonly GoodsView[] = [
  goods('六味地黄丸', {
    price: '12.80',
    suggestedPrice: '18.56',
    spec: '浓缩丸 200丸',
    maker: '豫西本草制药',
    origin: '河南',
    expiry: '2027-11',
    stock: '320盒',
    packStep: '10',
    caseSize: '200',
    tags: [
      { kind: '满', description: '满300减20，满500减45' },
      { kind: '赠', description: '满10盒赠1盒' },
    ],
    badges: [
      { kind: 'couponAfter', text: '券后 ¥11.90' },
      { kind: 'fullReduction', text: '满300减20' },
    ],
  }),
  goods('银翘解毒胶囊', {
    price: '14.60',
    basePrice: '15.90',
    suggestedPrice: '21.17',
    spec: '0.35g×24粒',
    maker: '石门岭药业',
    expiry: '2028-03',
    stock: '1280盒',
    packStep: '5',
    caseSize: '300',
    tags: [{ kind: '特', description: '天天特价，今日 24:00 结束' }],
    tierText: '10件起 ¥13.90',
  }),
  ordinary,
  goods('黄芪（切片）', {
    price: '58.00',
    suggestedPrice: '84.10',
    spec: '1kg/袋',
    maker: '谯陵药材',
    origin: '内蒙古',
    unit: 'kg',
    expiry: '2028-01',
    stock: '86kg',
    packStep: '0.5',
    caseSize: '20',
    tags: [{ kind: '满', description: '中药饮片满500减30' }],
    badges: [{ kind: 'freeShipping', text: '2kg 包邮' }],
    tierText: '10kg起 ¥55.50',
  }),
  goods('三七伤药气雾剂', {
    price: '36.50',
    suggestedPrice: '52.92',
    spec: '85g+30g',
    maker: '滇南三七药业',
    expiry: '2027-05',
    stock: '45盒',
    packStep: '2',
    caseSize: '60',
    tags: [{ kind: '秒', description: '限时秒杀，每店限购20盒' }],
    badges: [{ kind: 'seckill', text: '秒杀 19:59' }],
    capText: '限购 20',
  }),
];

export const longest: GoodsView = {
  ...ordinary,
  name: '复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）',
  spec: '对乙酰氨基酚0.25g 盐酸伪麻黄碱30mg×12粒×3板',
  maker: '内蒙古自治区呼伦贝尔蒙药现代化制药股份有限公司',
  origin: '内蒙古自治区',
  price: '12345.6789',
  basePrice: '13888.00',
  suggestedPrice: '18888.88',
  stock: '1234567盒',
  expiry: '2026-12-31',
  expiryWarning: true,
  packStep: '1000',
  caseSize: '10000',
  tags: (['优', '秒', '满', '换购', '赠', '特', '新'] as const).map((kind) => ({
    kind,
    description: `${kind}的活动规则`,
  })),
  badges: [
    { kind: 'seckill', text: '秒杀 23:59:59' },
    { kind: 'couponAfter', text: '券后 ¥12,000.00' },
    { kind: 'fullReduction', text: '满10000减1000' },
    { kind: 'swap', text: '换购价 ¥9.90' },
    { kind: 'freeShipping', text: '1000盒包邮' },
  ],
  tierText: '1000件起 ¥12,000.00；5000件起 ¥11,500.00',
  capText: '每月限购 2000',
};

export const everyBadge = {
  ...longest,
  name: '六味地黄丸',
  price: '12.80',
  spec: '浓缩丸 200丸',
  maker: '豫西本草制药',
};

export const goodsCardAnatomy = anatomy(
  ['图与角标', '链接；多张时有小图', 'article > div:has(img)'],
  ['价格', '现价、单位、原价、最低多少钱一片', 'article > div > div:has(> span)'],
  ['品名、规格、厂家', '各一行', 'h2'],
  ['库存、效期、上次价', '有才显示', 'dl'],
  ['数量与加入', '不能买时换成原因', 'article > div:has([role=spinbutton])'],
);

export const goodsTableAnatomy = anatomy(
  ['勾选', '有 onChoose 才有'],
  ['商品', '图（可省）、品名、规格；厂家单独一列或在名下', 'tbody [data-column=goods]'],
  ['效期、库存、中包装、单价', '窄时先收起次要的列；手机上一行变成一张小卡', 'tbody [data-column=expiry]'],
  ['数量、金额', '像表格一样填；金额是这一行的', 'tbody [data-column=quantity]'],
  ['操作', '加入购物车、收藏、more', 'tbody [data-column=actions]'],
  ['footer', '停在底部：合计与一个按钮；可省'],
);
