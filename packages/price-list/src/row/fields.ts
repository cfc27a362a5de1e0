/** Headers separated by spaces. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Columns of a catalogue file, with their other names in real lists. */
export const fields = {
  name: words(`
    名称 品名 药品名称 商品名称 产品名称 货品名称 商品名 药名 品种 品种名称 项目名称 存货名称 物料名称 货物名称 物资名称 药品名 货名 产品名 货品名 商品全名 商品全称 药材名称 饮片名称 器械名称
    品名及剂型 通用名/商品名 药品 商品 产品 货品 product productname goodsname itemname 中文名称 品种名`),
  common_name: words(`
    通用名 通用名称 药品通用名 通用名称（商品名） 药品通用名称 商品通用名 通用名称/商品名称 化学药品通用名
    genericname`),
  maker: words(`
    生产厂家 厂家 生产企业 厂商 生产厂商 生产单位 制造商 企业名称 生产企业名称 厂家名称 生产商 制造厂商 制造企业 制造厂家 厂名 生产厂 生产者 生产公司 厂牌 产家 药厂 制药企业 制药厂家 出品厂家
    生产商名称 厂商名称 生产厂家名称 生产单位名称 生产企业全称 厂家/产地 生产厂家/产地 生产企业/产地 manufacturer 品牌厂家`),
  spec: words(`
    规格 包装规格 药品规格 商品规格 规格型号 制剂规格 品规 型号 型号规格 包装 规格包装 规格说明 规格描述 规格参数
    剂量规格 产品型号 器械规格 specification`),
  approval_no: words(`
    批准文号 批文 国药准字 注册证号 注册证编号 备案号 批准文号/注册证号 文号 批准号 准字号 国药准字号 注册证 注册号
    批文号 备案凭证号 备案编号 产品注册证号 医疗器械注册证号 批准文号(注册证号) 注册备案号 approvalno`),
  dosage_form: words('剂型 药品剂型 剂型名称 制剂剂型 剂型分类'),
  category: words(
    '分类 类别 商品分类 品类 药品分类 大类 分类名称 类目 一级分类 品种分类 经营分类 大类名称 功能分类 治疗分类 品类名称 一级类目',
  ),
  barcode: words(`
    条码 条形码 商品条码 商品条形码 69码 国际条码 产品条码 ean ean13 69条码 69码条码 69编码 国条码
    包装条码 单品条码 销售条码 零售条码 条码号 条形码号 upc gtin gtin13`),
  origin: words('产地 产地名称 原产地 产地/产区 产区 生产地'),
  unit: words(
    '单位 计量单位 包装单位 销售单位 最小单位 基本单位 库存单位 零售单位 计价单位 单位名称 开票单位 规格单位 uom',
  ),
  price: words(`
    价格 单价 供货价 批发价 销售价 售价 含税价 含税单价 结算价 报价 供价 销售单价 会员价 会员价格 批发单价 批发含税价 含税供价 出厂价 开票价 执行价 现价 优惠价 到货价 到店价 配送价 终端价 供应价
    供应价格 协议价 vip价 今日价 今日报价 销售价格 批发价格 供货价格 供货单价 含税价格 价 一批价 二批价 一级价 客户价 网价 线上价 电商价 商城价 单价(元) 最新价 unitprice 开票单价 执行单价
    vip价格`),
  cost: words(`
    进价 成本价 采购价 进货价 成本 成本单价 采购单价 进货单价 进价单价 采购成本 进货成本 采购价格 进货价格 成本价格 进价价格 采购进价 入库价 入库单价 最近进价
    最后进价 末次进价 平均成本 平均成本价 加权成本 加权平均成本 costprice unitcost purchaseprice`),
  base_price: words('原价 划线价 原单价 原售价 划线价格'),
  market_price: words(`
    零售价 建议零售价 市场价 指导价 参考零售价 最高零售价 建议价 零售指导价 市场参考价 建议售价 统一零售价
    全国统一零售价 零售单价 终端零售价 市场零售价 零售价格 建议零售 参考零售`),
  stock: words(`
    库存 库存数量 数量 可用库存 可售库存 现存量 库存量 现有库存 可销库存 可销数量 当前库存 实际库存 实时库存
    结存数量 结存 剩余库存 剩余数量 可用数量 可用量 库存数 库存余量 可售数量 现货数量 现货 余量 可发数量 现有量
    账面库存 在库数量 qty quantity inventory`),
  pack_step: words(
    '中包装 中包装数 中包装数量 起订量 最小起订量 中包 中包装规格 中包装量 起批量 起订数量 最小销售数量 最小起批量 最小订货量 最小订购量 销售倍数 中包数量 中盒 moq 中包规格 最小起订 起发量',
  ),
  pack_size: words('中包装内装量 中包装内装数 中包装含量 中包装装量 中包内装量 每中包数量 每中包装数量 zbz_number'),
  case_size: words(`
    件装量 件装 装箱量 大包装 整件数量 件包装 件装数 件装数量 装箱数 装箱数量 装箱规格 箱装量 箱装数 箱规 大包装数量 大包装数 整件装量 每件数量 件规 整箱数量 件包装数量 每箱数量 大件装量 件装规格
    箱装数量`),
  purchase_cap: words('限购 限购数量 限购量 限购数 最大购买量 最大购买数量 每人限购'),
  cap_period: words('限购周期'),
  free_shipping_number: words('包邮数量 包邮起订量 满量包邮'),
  weight_grams: words('毛重(克) 单重(克) 重量(克) 毛重（克） 单重（克） 重量（克） 毛重g 重量g 毛重(g) 重量(g)'),
  expiry: words(`
    效期 有效期至 有效期 失效期 到期日期 有效日期 有效期限 失效日期 效期至 有效截止日期 近效期 最近效期 到期日 保质期至 有效期到 有效期截止 使用期限 截止效期 最早效期 有效期截止日期 失效期至 最早有效期
    近效期至 效期日期 到期时间 expirydate`),
  batch_no: words('批号 生产批号 产品批号 批次 批次号 lot lotno batch'),
  code: words(
    '商品编码 编码 产品编码 货品编码 存货编码 物料编码 商品代码 货号 erp编码 erp商品编码 系统编码 内部编码 goodscode itemcode sku',
  ),
  std_code: words(
    '本位码 国家药品编码 药品本位码 国家本位码 国家码 药品编码本位码 药品本位编码 国家药品本位码 药品本位码编码',
  ),
  trace_prefix: words('追溯码前缀 追溯码前7位 追溯码前七位 药品标识码 追溯标识码 追溯码标识'),
  pinyin_code: words(
    '拼音码 拼音简码 助记码 助记符 简码 拼音助记码 拼音首字母 拼音 拼音缩写 首拼 拼音首码 速记码 查询码',
  ),
  scope: words('经营范围 经营类别 所属经营范围 经营范围分类 商品经营范围 质量类别'),
  vat_rate: words('税率 增值税率 进项税率 销项税率 税点 税率%'),
  tags: words('标签 促销标签 活动标签 商品标签'),
  ladder: words('阶梯价 阶梯价格 梯度价 阶梯报价 阶梯价(元) 批量价'),
  is_controlled: words('控销 是否控销 controlled 控销标识 控销品种'),
  special_control: words(
    '特殊药品标识 特殊药品 特殊药品类别 特殊药品分类 特殊药品类型 特殊管理 特殊管理类别 特殊管理药品 特殊管理标识 特药标识 特管药品 监管类别 管制类别 麻精标识',
  ),
  is_prescription: words('处方类别 处方类型 处方分类 处方药 是否处方药 是否处方 处方属性 处方标识 处方药标识'),
  approval_holder: words('上市许可持有人 持有人 mah 许可持有人 上市持有人 上市许可人 持有人名称 mah持有人'),
  storage: words(
    '贮藏 储存条件 贮藏条件 存储条件 贮存条件 储藏 储藏条件 保存条件 存放条件 贮藏方法 贮藏要求 存储要求 储运条件 储存要求',
  ),
  standard: words('执行标准 质量标准 执行标准号'),
  indications: words('适应症 功能主治 功能与主治 适应症/功能主治 功能主治/适应症 适应症或功能主治 主治 主治功能'),
  dosage: words('用法用量 用法与用量 用法 用法及用量'),
  adverse_reactions: words('不良反应 副作用'),
  contraindications: words('禁忌 禁忌症'),
  precautions: words('注意事项'),
};

export type Field = keyof typeof fields;

/** Facts of a product that are the text of a column; price list, table, desk and shop have them by these names. */
export const plainFacts = {
  commonName: 'common_name',
  dosageForm: 'dosage_form',
  origin: 'origin',
} as const satisfies Record<string, Field>;

export type PlainFact = keyof typeof plainFacts;

export const plainFactNames = Object.keys(plainFacts) as PlainFact[]; // The record has no other keys.

export const fieldNames = Object.keys(fields) as Field[];

/** A row by column, as texts. A column missing from the list is absent; an empty cell is ''. */
export type CatalogueRow = Partial<Record<Field, string>>;
