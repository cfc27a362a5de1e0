/** What the operator may set, with what holds until it does. */
export type Settings = {
  site: {
    title: string;
    hotLine: string;
    qq1: string;
    qq2: string;
    filing: string;
    logo: string | null;
    miniProgramQr: string | null;
    appQr: string | null;
    chatUrl: string | null;
    /** Everybody's contact, where a buyer has none of its own. */
    contact: { name: string; phone: string } | null;
  };
  shipping: { threshold: string; fee: string };
  deliveries: Delivery[];
  bank: { bank: string; name: string; account: string } | null;
  order: { payWithinMinutes: number; transferWithinDays: number };
};

export type Delivery = {
  code: string;
  name: string;
  description: string;
  /** Fetched by the buyer: costs nothing. */
  isPickup: boolean;
};

export const defaultSettings: Settings = {
  site: {
    title: '药集',
    hotLine: '',
    qq1: '',
    qq2: '',
    filing: '',
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
};
