export type ForbiddenKind = {
  /** Label in the rejection. */
  label: string;
  /** Matched against the name without spaces, in half width, Ⅰ as I; letters in lower case. */
  names: readonly RegExp[];
  /** Matched against category and dosage form. */
  categories?: readonly RegExp[];
  /** Allowed names that `names` would match. */
  except?: readonly RegExp[];
};

/** A form that may follow a substance's name; only the pure substance matches, not a compound that contains it. */
const form =
  '(?:片|肠溶片|缓释片|控释片|分散片|胶囊|缓释胶囊|控释胶囊|颗粒|散|粉|粉剂|糖浆|口服液|口服溶液|滴剂|滴鼻液|软胶囊|口崩片|咀嚼片|泡腾片|滴丸|混悬液|缓释混悬液|缓释咀嚼片|注射液|注射剂|针|原料|原料药|贴剂|透皮贴剂|栓|气雾剂|喷雾剂|溶液|干混悬剂)?';

const salt =
  '(?:注射用|盐酸|硫酸|磷酸|枸橼酸|柠檬酸|马来酸|酒石酸|氢溴酸|苯甲酸|醋酸|富马酸|甲磺酸|琥珀酸|右旋|左旋|消旋)*';

const alone = (names: string) => new RegExp(`^${salt}(?:${names})(?:钠|钾)?${form}$`);

/**
 * Products that may not be sold online at all (网络销售禁止清单 of 药品网络销售监督管理办法, 易制毒化学品管理条例, 医疗用毒性药品管理办法). Regulations name
 * substances, products have trade and generic names: hence patterns with exceptions.
 */
export const forbiddenKinds: readonly ForbiddenKind[] = [
  {
    label: '疫苗',
    names: [/疫苗/, /菌苗/, /卡介苗/, /类毒素/, /百白破/, /^(?:沛儿|佳达修|希瑞适|馨可宁|欣安立适)/],
    categories: [/^疫苗/, /疫苗$/],
    except: [/疫苗(?:接种|致炎)/],
  },
  {
    label: '血液制品',
    names: [
      /人血(?:清)?白(?!介|细胞)/,
      /(?<!重组)人(?:血)?(?:丙种|免疫)球蛋白/,
      /(?<!马)(?:乙型肝炎|乙肝|破伤风|狂犬病|组织?胺|巨细胞病毒)(?:[（(]?人[）)]?)?免疫球蛋白/,
      /^(?:静注|冻干静注|静脉注射用?).{0,8}免疫球蛋白/,
      /(?<!重组)人凝血/,
      /^冻干人/,
      /^人纤维蛋白/,
      /^外用人纤维蛋白/,
      /^(?:冻干|新鲜冰冻|病毒灭活)?(?:人)?血浆(?:蛋白)?$/,
      /^人抗凝血酶/,
      /^胎盘(?:血)?(?:白蛋白|丙种球蛋白|球蛋白)/,
    ],
    categories: [/^血液制品$/],
  },
  {
    label: '麻醉药品',
    names: [
      /阿片(?!受体)/,
      /鸦片/,
      /(?<!阿扑|烯丙|去水|脱水)吗啡(?!啉)/,
      /待因/,
      /芬太尼/,
      /哌替啶|度冷丁|杜冷丁/,
      /美沙酮/,
      /羟考酮|氢考酮|氢可酮|氢吗啡酮/,
      /布桂嗪|强痛定/,
      /地芬诺酯|苯乙哌啶/,
      /二氢埃托啡|埃托啡/,
      /(?<!盐酸)罂粟(?!碱|乙碘)|御米壳/,
      /福尔可定/,
      /蒂巴因/,
      /可卡因/,
      /他喷他多/,
      /奥赛利定/,
      /复方樟脑酊/,
      /阿桔片/,
      /^大麻(?:叶|脂|膏|烟|酚)?$|四氢大麻酚|屈大麻酚/,
    ],
    categories: [/^麻醉药品/],
  },
  {
    label: '精神药品',
    names: [
      /西泮|安定片|安定注射液|舒乐安定|佳静安定|佳乐定|罗拉片/,
      /唑仑/,
      /氯氮[卓䓬革]|利眠宁|氯拉[卓䓬革]酸/,
      /氯巴占/,
      /(?<!氨林|苯)巴比妥|巴比通|鲁米那|速可眠/,
      /苯巴比妥(?!东莨菪)/,
      /唑吡坦|思诺思/,
      /佐匹克隆/,
      /扎来普隆/,
      /曲马多|曲马朵/,
      /氯胺酮/,
      /丁丙诺啡/,
      /布托啡诺/,
      /纳布啡/,
      /地佐辛/,
      /喷他佐辛|镇痛新/,
      /依他佐辛/,
      /哌甲酯|哌醋甲酯|利他林|专注达/,
      /羟丁酸(?!脱氢酶)/,
      /甲喹酮/,
      /莫达非尼/,
      /(?<!甲氧)苯丙胺|安非他[明命]/,
      /芬特明|芬氟拉明|马吲哚|氯卡色林/,
      /格鲁米特/,
      /甲丙氨酯|眠尔通/,
      /匹莫林/,
      /安钠咖/,
      /麦角胺咖啡因/,
      alone('(?:安息香酸钠|苯甲酸钠)?咖啡因'),
      /依托咪酯/,
      /苏沃雷生/,
      /吡仑帕奈/,
      /纳呋拉啡/,
      alone('右美沙芬|氢溴酸右美沙芬|右甲吗喃'),
      /替来他明/,
    ],
    categories: [/精神药品/],
  },
  {
    label: '医疗用毒性药品',
    names: [
      /^生(?:马前子|马钱子|川乌|草乌|白附子|附子|半夏|天?南星|巴豆|甘遂|狼毒|藤黄|千金子|天仙子)(?:粉|片|块|个|统)?$/,
      /^(?:生|净|飞|水飞|制|炒|米炒)?(?:斑[蝥蟊猫]|蟾酥|雄黄|轻粉|红粉|红升丹|白降丹|砒石|红砒|白砒|砒霜|水银|闹羊花|洋金花|青娘虫|红娘虫|信石|升汞)(?:粉|片|块|个|统|花)?$/,
      /^(?:生|制)?雪上一枝蒿(?:粉|块)?$/,
      /亚砷酸/,
      alone('三氧化二砷'),
      /肉毒(?:杆菌)?毒?素|^(?:保妥适|衡力)$/,
      alone('士的宁|毒扁豆碱|水杨酸毒扁豆碱|洋地黄毒苷'),
      /^(?:硫酸)?阿托品(?:原料药?|粉)$|^(?:氢溴酸)?(?:后马托品|东莨菪碱)(?:原料药?|粉)$|^(?:硝酸)?毛果芸香碱(?:原料药?|粉)$/,
    ],
    categories: [/^(?:医疗用)?毒性药品/],
  },
  {
    label: '放射性药品',
    names: [
      /[[〔(（【]?\d{1,3}m?(?:tc|i|f|ga|lu|sr|sm|tl|ra|re|xe|cr|p|y|in)[\]〕)）】](?!\+)/,
      /(?:锝|氟|碘|镓|镥|钐|锶|镭|氙|铊|铼|钇|铟)[[〔(（【-]?\d{2,3}m?(?:tc|i|f|ga|lu|sr|sm|tl|ra|re|xe|y|in)?/,
      /锝|^注射用亚锡|^亚锡/,
      /尿素[[〔(（]14c/,
      /放射性(?:药品|核素|同位素|碘|磷|金|粒子|胶体)/,
    ],
    categories: [/^放射性药品/],
  },
  {
    label: '药品类易制毒化学品',
    names: [
      alone('(?:伪|去甲|甲基|去甲伪|消旋)?麻黄[碱素]'),
      /^麻黄浸膏/,
      alone('麦角(?:酸|胺|新碱)'),
      /^麦角(?:酸|胺|新碱)$/,
    ],
    categories: [/易制毒/],
  },
  {
    label: '医院制剂',
    names: [/(?:医院|院内|医疗机构)制剂(?!室|设备|车间)/, /[（(]院内[）)]/],
    categories: [/(?:医院|院内|医疗机构)制剂/],
  },
  {
    label: '中药配方颗粒',
    names: [/配方颗粒/],
    categories: [/配方颗粒/],
  },
];

/** Approval numbers of hospital preparations: 京药制字Z20053001, 鲁药制备字. */
export const hospitalApproval = /药制(?:备)?字/;

/** Makers that are hospitals. */
export const hospitalMaker = /(?:医院|卫生院|保健院|卫生服务中心)(?:药剂科|制剂室|制剂中心)?$/;

/**
 * Equipment, tests and papers named after the substances they store, detect or describe: 疫苗冷藏箱, 吗啡检测试剂盒, 麻醉药品专用柜. Only
 * the end of the name counts, so that a vaccine with its syringe stays a vaccine.
 */
export const equipment =
  /(?<![/\d*×])(?:箱|柜|包|袋|瓶|盒|车|机|仪|器|计|卡|册|簿|证|牌|书|标签|贴纸|系统|软件|设备|装置|试纸|试纸条|检测条|检测板|测试笔|试剂|试剂盒|试剂条|质控品|校准品|对照品|标准品|培养基|抗体|检测|测定)(?:[（(【[].{0,99}[）)】\]])?$/;
