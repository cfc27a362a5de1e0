/** The operator's settings, with their defaults. */
export type Settings = {
  site: {
    title: string;
    hotLine: string;
    qq1: string;
    qq2: string;
    /** Licences and filings of the footer, a line each. */
    filing: string;
    logo: string | null;
    miniProgramQr: string | null;
    appQr: string | null;
    chatUrl: string | null;
    /** The default contact, for buyers without their own. */
    contact: { name: string; phone: string } | null;
  };
  shipping: { threshold: string; fee: string };
  deliveries: Delivery[];
  bank: { bank: string; name: string; account: string } | null;
  order: { payWithinMinutes: number; transferWithinDays: number };
  /** The e-contract that buyers sign before their first order: Markdown, or HTML if it starts with `<`, and a picture of the seal. */
  contract: { version: string; title: string; text: string; seal: string | null };
  /** The seller on invoices and delivery notes. */
  seller: {
    name: string;
    taxNo: string;
    address: string;
    phone: string;
    bank: string;
    account: string;
    /** Number of its drug distribution licence. */
    licence: string;
    /** Address for returned products. */
    returnAddress: string;
  };
  /** Points per yuan paid for products. */
  points: { perYuan: number };
  /**
   * Limits for one operator: the lowest margin in percent of the price (empty: 0), and by role the most yuan to grant
   * at once (empty: any amount).
   */
  approval: { margin: string; owner: string; sales: string; finance: string; content: string };
  /** Business scopes, separated by commas, whose products leave only when each box has its trace code; empty: none. */
  trace: { requiredScopes: string };
};

export type Delivery = {
  code: string;
  name: string;
  description: string;
  /** Picked up by the buyer: costs nothing. */
  isPickup: boolean;
};

export const defaultSettings: Settings = {
  site: {
    title: '药集',
    hotLine: '',
    qq1: '',
    qq2: '',
    filing: '本站仅向持有合法资质的医药经营企业与医疗机构供货',
    logo: null,
    miniProgramQr: null,
    appQr: null,
    chatUrl: null,
    contact: null,
  },
  shipping: { threshold: '500.00', fee: '15.00' },
  deliveries: [
    { code: 'express', name: '快递配送', description: '预计1至3天送达', isPickup: false },
    { code: 'pickup', name: '上门自提', description: '凭订单号到仓库自提', isPickup: true },
  ],
  bank: null,
  order: { payWithinMinutes: 30, transferWithinDays: 3 },
  contract: {
    version: '2026-01',
    title: '医药商品电子购销协议',
    text: [
      '甲方（供货方）与乙方（采购方）依据《中华人民共和国民法典》《中华人民共和国药品管理法》及相关规定，就乙方通过本平台采购医药商品达成如下协议。',
      '## 一、资质',
      '双方应当具备合法有效的经营或使用资质，并在资质变更或到期前更新。乙方只在其经营范围内采购。',
      '## 二、质量',
      '甲方供应的商品应当符合国家标准，附随货同行单，并按批次提供检验报告。',
      '## 三、价格与付款',
      '价格以订单提交时显示的为准。乙方按订单约定的方式和期限付款。',
      '## 四、交付与验收',
      '乙方收货时应当核对品名、规格、批号、有效期和数量，有差异的应当及时提出。',
      '## 五、退换货',
      '因质量问题可以退换货；需要特殊储存的商品，非质量问题不退换。',
      '## 六、电子签署',
      '乙方点击签署即表示已阅读并同意本协议，与书面签署具有同等效力。',
    ].join('\n\n'),
    seal: null,
  },
  seller: { name: '', taxNo: '', address: '', phone: '', bank: '', account: '', licence: '', returnAddress: '' },
  points: { perYuan: 1 },
  approval: { margin: '', owner: '10000.00', sales: '1000.00', finance: '1000.00', content: '1000.00' },
  trace: { requiredScopes: '' },
};
