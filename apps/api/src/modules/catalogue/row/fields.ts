/** The columns that a catalogue file may have, each with the other names that real lists give it. */
export const fields = {
  name: [
    '名称',
    '品名',
    '药品名称',
    '商品名称',
    '产品名称',
    '货品名称',
    '商品名',
    '药名',
    '品种',
    '品种名称',
    '项目名称',
  ],
  common_name: ['通用名', '通用名称', '药品通用名', '通用名称（商品名）'],
  maker: [
    '生产厂家',
    '厂家',
    '生产企业',
    '厂商',
    '生产厂商',
    '生产单位',
    '制造商',
    '企业名称',
    '生产企业名称',
    '厂家名称',
  ],
  spec: ['规格', '包装规格', '药品规格', '商品规格', '规格型号', '制剂规格', '品规'],
  approval_no: ['批准文号', '批文', '国药准字', '注册证号', '注册证编号', '备案号', '批准文号/注册证号', '文号'],
  dosage_form: ['剂型', '药品剂型'],
  category: ['分类', '类别', '商品分类', '品类', '药品分类', '大类', '分类名称'],
  barcode: ['条码', '条形码', '商品条码', '商品条形码', '69码', '国际条码', '产品条码', 'ean', 'ean13'],
  origin: ['产地', '产地名称'],
  unit: ['单位', '计量单位', '包装单位', '销售单位', '最小单位'],
  price: ['价格', '单价', '供货价', '批发价', '销售价', '售价', '含税价', '含税单价', '结算价', '报价'],
  base_price: ['原价', '划线价'],
  market_price: ['零售价', '建议零售价', '市场价', '指导价', '参考零售价', '最高零售价'],
  stock: ['库存', '库存数量', '数量', '可用库存', '可售库存', '现存量'],
  pack_step: ['中包装', '中包装数', '中包装数量', '起订量', '最小起订量', '中包'],
  case_size: ['件装量', '件装', '装箱量', '大包装', '整件数量', '件包装'],
  purchase_cap: ['限购', '限购数量', '限购量'],
  cap_period: ['限购周期'],
  free_shipping_number: ['包邮数量', '包邮起订量', '满量包邮'],
  expiry: ['效期', '有效期至', '有效期', '失效期', '到期日期'],
  batch_no: ['批号', '生产批号', '产品批号'],
  std_code: ['本位码', '国家药品编码', '药品本位码', '国家本位码', '国家码', '药品编码本位码'],
  pinyin_code: ['拼音码', '拼音简码', '助记码', '助记符', '简码', '拼音助记码', '拼音首字母'],
  scope: ['经营范围', '经营类别', '所属经营范围'],
  vat_rate: ['税率', '增值税率', '进项税率', '销项税率'],
  tags: ['标签', '促销标签'],
  ladder: ['阶梯价', '阶梯价格', '梯度价'],
  is_controlled: ['控销', '是否控销', 'controlled'],
  approval_holder: ['上市许可持有人', '持有人', 'mah'],
  storage: ['贮藏', '储存条件', '贮藏条件'],
  standard: ['执行标准', '质量标准'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof fields;

export const fieldNames = Object.keys(fields) as Field[];

/** A row by its columns, as texts. A column that the list does not have is absent; an empty cell is ''. */
export type CatalogueRow = Partial<Record<Field, string>>;
