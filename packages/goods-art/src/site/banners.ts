import type { PictureFacts } from '../facts.ts';

export interface Banner {
  width: number;
  height: number;
  /** Ground and ink; text is only on the plain ground. */
  ground: string;
  ink: string;
  accent: string;
  eyebrow: string;
  title: string;
  line: string;
  /** Products whose pack shots are on the right. */
  goods: PictureFacts[];
  /** The page shows its words next to it: the pack shots fill the width. */
  wordless?: true;
  /** It leads a page, and has a separate crop for phones. */
  hasPhoneCut?: true;
}

const medicine = (name: string, maker: string, spec: string, dosageForm: string, category: string): PictureFacts => ({
  name,
  maker,
  spec,
  dosageForm,
  category,
});

const banlangen = medicine('板蓝根颗粒', '石门岭药业有限公司', '10g×20袋', '颗粒剂', '中成药/清热解毒');
const yinqiao = medicine('银翘解毒胶囊', '杏泉岭药业有限公司', '0.4g×24粒', '胶囊剂', '中成药/清热解毒');
const pipa = medicine('川贝枇杷糖浆', '蜀岷山制药股份有限公司', '150ml/瓶', '糖浆剂', '中成药/止咳化痰');
const liuwei = medicine('六味地黄丸', '豫西本草制药有限公司', '200丸/瓶', '浓缩丸', '中成药/补益');
const huangqi = medicine('黄芪（切片）', '岷源坡中药饮片有限公司', '1kg/袋', '饮片', '中药饮片/根及根茎类');
const gouqi = medicine('枸杞子', '朔方川枸杞饮片有限公司', '1kg/袋', '饮片', '中药饮片/果实种子类');
const juhua = medicine('菊花', '谯陵药材饮片有限公司', '1kg/袋', '饮片', '中药饮片/花叶类');
const renshen = medicine('人参（生晒参）', '雪岭源参业有限公司', '25支 500g/盒', '饮片', '参茸贵细/参类');
const ejiao = medicine('阿胶', '古齐河阿胶制品有限公司', '250g/盒', '胶剂', '中成药/补益');
const meter = medicine('上臂式电子血压计', '云柏川医疗科技有限公司', 'YX-30 1台', '', '医疗器械/血压血糖');
const masks = medicine('一次性使用医用口罩', '棉韧坊医用敷料有限公司', '50只/盒', '', '医用耗材/防护用品');
const syringe = medicine(
  '一次性使用无菌注射器 带针',
  '通针海医疗器械有限公司',
  '5ml 100支/盒',
  '',
  '医用耗材/注射穿刺',
);
const statin = medicine('阿托伐他汀钙片', '苏澜制药股份有限公司', '20mg×28片', '片剂', '化学药/心脑血管');
const amlodipine = medicine('苯磺酸氨氯地平片', '海联湾药业有限公司', '5mg×28片', '片剂', '化学药/心脑血管');
const vitamins = medicine('多种维生素矿物质片', '禾元谷营养食品有限公司', '1.2g×100片', '片剂', '保健食品/营养补充');
const fishOil = medicine('鱼油软胶囊', '海藻湾生物科技有限公司', '1.0g×200粒', '软胶囊', '保健食品/心脑养护');
const alcohol = medicine('75%酒精消毒液', '净源坊消毒制品有限公司', '500ml/瓶', '', '消毒用品/皮肤消毒');
const swabs = medicine('碘伏消毒液', '清安泉卫生用品有限公司', '500ml/瓶', '', '消毒用品/皮肤消毒');

type Words = Pick<Banner, 'eyebrow' | 'title' | 'line' | 'goods'>;
type Tone = Pick<Banner, 'ground' | 'ink' | 'accent'>;

const green: Tone = { ground: '#E6F4EF', ink: '#075E44', accent: '#0A7F5B' };
const ochre: Tone = { ground: '#F8F0E0', ink: '#6B431A', accent: '#A8641E' };
const teal: Tone = { ground: '#E2F2F4', ink: '#0C5563', accent: '#127C8E' };
const blue: Tone = { ground: '#E6EFF9', ink: '#1D4475', accent: '#2B68AE' };
const red: Tone = { ground: '#FCEDEA', ink: '#8F1D14', accent: '#D4261A' };
const plain: Tone = { ground: '#EEF2F0', ink: '#16241E', accent: '#0A7F5B' };

const carousel = (tone: Tone, words: Words): Banner => ({
  width: 960,
  height: 360,
  hasPhoneCut: true,
  ...tone,
  ...words,
});
const zone = (tone: Tone, words: Words): Banner => ({ width: 1200, height: 200, hasPhoneCut: true, ...tone, ...words });
/** Two characters that fill it, so that they can be read on the wheel. */
const prize = (tone: Tone, title: string): Banner => ({
  width: 66,
  height: 72,
  ...tone,
  eyebrow: '',
  title,
  line: '',
  goods: [],
});

/** For a news article: only products, on the ground of its subject. */
const news = (tone: Tone, title: string, goods: PictureFacts[]): Banner => ({
  width: 640,
  height: 320,
  ...tone,
  eyebrow: '',
  title,
  line: '',
  goods,
  wordless: true,
});

const tile = (tone: Tone, words: Words): Banner => ({ width: 390, height: 104, ...tone, ...words });

/** A strip for products of an activity, a brand or a supplier. */
export const goodsBanner: Banner = zone(green, { eyebrow: '', title: '', line: '', goods: [] });

/** For the card of a supplier, which shows its words below. */
export const cardBanner: Banner = { width: 280, height: 112, ...green, eyebrow: '', title: '', line: '', goods: [] };

/** For the top right of the shop's header: only a title. */
export const headerBanner: Banner = { width: 220, height: 40, ...green, eyebrow: '', title: '', line: '', goods: [] };

export const wordBanner: Banner = carousel(green, { eyebrow: '', title: '', line: '', goods: [] });

/** Every banner of the demonstration, by the key in its address. */
export const banners: Record<string, Banner> = {
  'home-register': carousel(green, {
    eyebrow: '新客注册',
    title: '证照审核通过　即见批发价',
    line: '上传营业执照和许可证，一个工作日内审核',
    goods: [liuwei, statin, masks],
  }),
  'home-season': carousel(green, {
    eyebrow: '当季备货',
    title: '感冒止咳品种　换季备货',
    line: '满300减20 · 满800减70 · 满1500减150',
    goods: [banlangen, yinqiao, pipa],
  }),
  'home-herbs': carousel(ochre, {
    eyebrow: '中药专区',
    title: '道地饮片　一袋一批号',
    line: '产地、批号、效期逐袋可查，半公斤起订',
    goods: [huangqi, gouqi, juhua],
  }),
  'home-chronic': carousel(blue, {
    eyebrow: '慢病用药',
    title: '心脑血管常备品种',
    line: '阶梯价：整件更省，近效期明示',
    goods: [statin, amlodipine],
  }),
  'home-devices': carousel(teal, {
    eyebrow: '器械耗材',
    title: '家用器械　医用耗材',
    line: '注册证齐全，首营资料随单下载',
    goods: [meter, masks, syringe],
  }),
  'home-tonic': carousel(red, {
    eyebrow: '参茸贵细',
    title: '冬令滋补　新货到仓',
    line: '人参、阿胶、枸杞，礼盒与统货俱全',
    goods: [renshen, ejiao],
  }),
  top: { ...headerBanner, title: '天天特价　每日零时更新' },
  login: {
    width: 560,
    height: 420,
    ...green,
    eyebrow: '药集',
    title: '药店诊所　进货台',
    line: '品种齐全，批号效期清楚',
    goods: [huangqi],
  },
  yx: zone(teal, {
    eyebrow: '包邮专区',
    title: '单品达到起订量即包邮',
    line: '购物车自动计算，还差多少一目了然',
    goods: [alcohol, swabs, masks],
  }),
  zyyp: zone(ochre, {
    eyebrow: '中药专区',
    title: '饮片与贵细药材',
    line: '按公斤订购，选货与统货分级标明',
    goods: [huangqi, gouqi, renshen],
  }),
  qxzq: zone(blue, {
    eyebrow: '器械专区',
    title: '家用器械与医用耗材',
    line: '一类、二类、三类分级经营，证照齐全',
    goods: [meter, masks, syringe],
  }),
  'zyyp-tonic': zone(red, {
    eyebrow: '中药专区',
    title: '参茸贵细　冬令进补',
    line: '礼盒与统货俱全，产地批号逐盒可查',
    goods: [renshen, ejiao],
  }),
  'qxzq-class': zone(teal, {
    eyebrow: '器械专区',
    title: '二类备案　三类许可',
    line: '注册证号逐品标明，首营资料随单下载',
    goods: [syringe, masks],
  }),
  jxqzc: zone(plain, {
    eyebrow: '近效期专区',
    title: '近效期品种，集中选购',
    line: '剩余效期逐一标明，按用量订购',
    goods: [liuwei, vitamins],
  }),
  kxzq: zone(plain, {
    eyebrow: '控销专区',
    title: '定向供货品种',
    line: '签约客户登录后可见价格',
    goods: [statin, yinqiao],
  }),
  'kxzq-new': zone(blue, {
    eyebrow: '控销专区',
    title: '新增控销品种',
    line: '签约客户登录后可见价格，限区域供货',
    goods: [amlodipine, pipa],
  }),
  ppzq: zone(green, {
    eyebrow: '品牌专区',
    title: '六十余家生产企业',
    line: '按企业选品，一单配齐',
    goods: [liuwei, banlangen, fishOil],
  }),
  mrtj: zone(red, {
    eyebrow: '天天特价',
    title: '今日特价品种',
    line: '每日零时更新，每店限购',
    goods: [yinqiao, vitamins, alcohol],
  }),
  miaosha: zone(red, {
    eyebrow: '限时秒杀',
    title: '整点开抢',
    line: '数量有限，以服务器时间为准',
    goods: [banlangen, masks],
  }),
  welfare: zone(red, {
    eyebrow: '限时折扣',
    title: '九四折，结算时自动减',
    line: '与满减同享，先满减后折扣',
    goods: [fishOil, vitamins],
  }),
  manjian: zone(green, {
    eyebrow: '满减专区',
    title: '买得越多，减得越多',
    line: '满300减20 · 满800减70 · 满1500减150',
    goods: [liuwei, banlangen, yinqiao],
  }),
  zhzq: zone(green, {
    eyebrow: '组合购',
    title: '常用搭配，组合更省',
    line: '按套购买，效期与批号分别记录',
    goods: [banlangen, yinqiao, masks],
  }),
  lqzx: zone(red, { eyebrow: '领券中心', title: '先领券，再下单', line: '券后价在商品卡上直接显示', goods: [] }),
  hb: zone(red, {
    eyebrow: '满额返现',
    title: '月度采购满额返现',
    line: '返现进入账户余额，可用于下次付款',
    goods: [],
  }),
  jfsc: zone(ochre, { eyebrow: '积分商城', title: '采购积分换好物', line: '每消费一元积一分', goods: [vitamins] }),
  yyh: zone(green, {
    eyebrow: '优医汇',
    title: '诊所常用品种',
    line: '小规格、勤补货，诊所专享',
    goods: [huangqi, syringe],
  }),
  draw: {
    width: 560,
    height: 360,
    ...red,
    eyebrow: '幸运抽奖',
    title: '冬季备货　下单抽奖',
    line: '红包、现金券、积分即时到账',
    goods: [vitamins],
  },
  'draw-ad': zone(red, {
    eyebrow: '幸运抽奖',
    title: '下单就有机会',
    line: '每笔实付满300元得一次，奖品即时到账',
    goods: [vitamins, masks],
  }),
  'prize-coupon': prize(red, '优惠'),
  'prize-points': prize(ochre, '积分'),
  'prize-red_packet': prize(red, '红包'),
  'prize-voucher': prize(green, '现金'),
  'prize-nothing': prize(plain, '谢谢'),
  'news-season': news(green, '时令药品', [banlangen, yinqiao, pipa]),
  'news-herbs': news(ochre, '中药饮片', [huangqi, juhua, gouqi]),
  'news-tonic': news(red, '滋补', [renshen, ejiao]),
  'news-devices': news(blue, '家用器械', [meter, syringe]),
  'news-classes': news(teal, '医疗用品', [masks, syringe]),
  'right-special': tile(red, {
    eyebrow: '',
    title: '天天特价',
    line: '每日零时更新，售完即止',
    goods: [yinqiao, pipa],
  }),
  'right-herbs': tile(ochre, { eyebrow: '', title: '道地饮片', line: '半公斤起订', goods: [huangqi, gouqi] }),
  'right-coupon': tile(green, { eyebrow: '', title: '先领券再下单', line: '新客券满200减15', goods: [] }),
};
