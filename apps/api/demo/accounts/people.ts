import type { businessKinds, buyerStatuses } from '#db/schema/buyer.ts';
import { closeCreditCode } from './credit-code.ts';

export const demoPassword = 'yaoji2026';
export const demoPaymentPassword = '246810';

export interface DemoDocument {
  kind:
    | 'business_licence'
    | 'drug_licence'
    | 'device_licence'
    | 'device_filing'
    | 'food_licence'
    | 'medical_institution'
    | 'authorisation'
    | 'other';
  name: string;
  number: string;
  /** Days until it expires; null: no expiry. */
  daysLeft: number | null;
  /** Empty: it covers every scope. */
  scopes: string[];
}

export interface Person {
  username: string;
  name: string;
  phone: string;
  company: string;
  rank: string;
  status: (typeof buyerStatuses)[number];
  kind: (typeof businessKinds)[number];
  /** The operator's reason for refusing it. */
  rejectReason?: string;
  regionCode: string;
  street: string;
  /** Days since registration. */
  since: number;
  admin: { name: string; phone: string } | null;
  documents: DemoDocument[];
  /** Must still sign the e-contract (code 459). */
  contractUnsigned?: boolean;
  /** Printed next to the account at startup. */
  note: string;
  history: { orders: number; days: number; usual: number; lines: [number, number] };
}

const drugs = ['中成药', '化学药', '生物制品', '中药饮片', '中药材'];

function businessLicence(number: string): DemoDocument {
  return { kind: 'business_licence', name: '营业执照', number: closeCreditCode(number), daysLeft: null, scopes: [] };
}

function drugLicence(number: string, daysLeft: number): DemoDocument {
  return { kind: 'drug_licence', name: '药品经营许可证', number, daysLeft, scopes: drugs };
}

function furtherLicences(place: string, device: number, food: number): DemoDocument[] {
  return [
    {
      kind: 'device_licence',
      name: '医疗器械经营许可证',
      number: `${place}食药监械经营许20230128号`,
      daysLeft: device,
      scopes: ['三类器械'],
    },
    {
      kind: 'device_filing',
      name: '第二类医疗器械经营备案凭证',
      number: `${place}食药监械经营备20230416号`,
      daysLeft: null,
      scopes: ['二类器械'],
    },
    { kind: 'food_licence', name: '食品经营许可证', number: 'JY15101040009001', daysLeft: food, scopes: ['食品'] },
    {
      kind: 'other',
      name: '消毒产品与化妆品经营登记',
      number: 'DJ-2023-0416',
      daysLeft: null,
      scopes: ['消毒产品', '化妆品'],
    },
    { kind: 'authorisation', name: '采购委托书', number: '', daysLeft: 210, scopes: [] },
  ];
}

/** Also the operator `sales`, who sees these buyers as their own. */
export const salesperson = { name: '周晓蓉', phone: '13800009001' };

/** Everybody in the demonstration. Companies and persons are invented. */
export const people: Person[] = [
  {
    username: 'pharmacy',
    name: '林素问',
    phone: '13800001001',
    company: '禾康宁大药房（锦江店）',
    rank: '金牌会员',
    status: 'passed',
    kind: 'pharmacy',
    regionCode: '510104',
    street: '红星路三段演示楼1层',
    since: 1_500,
    admin: salesperson,
    documents: [
      businessLicence('91510104MA6CK0R10'),
      drugLicence('川DA0289001', 900),
      ...furtherLicences('川蓉', 25, 400),
    ],
    note: '已认证药店，四年订单',
    history: { orders: 150, days: 1_440, usual: 90, lines: [3, 14] },
  },
  {
    username: 'clinic',
    name: '陈杏春',
    phone: '13800001002',
    company: '杏和里中医诊所',
    rank: '普通会员',
    status: 'passed',
    kind: 'clinic',
    regionCode: '510107',
    street: '科华北路演示巷8号',
    since: 620,
    admin: salesperson,
    documents: [
      businessLicence('92510107MA6CK0R27'),
      {
        kind: 'medical_institution',
        name: '中医诊所备案证',
        number: '川蓉武侯20240108',
        daysLeft: null,
        scopes: ['中药饮片', '中药材', '中成药'],
      },
    ],
    note: '已认证诊所，只能采购中药',
    history: { orders: 26, days: 600, usual: 45, lines: [4, 12] },
  },
  {
    username: 'newcomer',
    name: '许晨光',
    phone: '13800001003',
    company: '晨光里大药房',
    rank: '普通会员',
    status: 'pending',
    kind: 'pharmacy',
    regionCode: '500103',
    street: '解放碑演示街3号',
    since: 1,
    admin: null,
    documents: [businessLicence('91500103MA60CK0R3'), drugLicence('渝DA0230001', 700)],
    note: '资质审核中，看不到价格',
    history: { orders: 0, days: 0, usual: 0, lines: [0, 0] },
  },
  {
    username: 'expired',
    name: '沈百草',
    phone: '13800001004',
    company: '百草巷药店',
    rank: '银牌会员',
    status: 'passed',
    kind: 'pharmacy',
    regionCode: '610103',
    street: '南门演示坊12号',
    since: 900,
    admin: { name: '何立秋', phone: '13800009002' },
    documents: [
      businessLicence('91610103MA6U0CK04'),
      drugLicence('陕DA0290004', -20),
      ...furtherLicences('陕西', 300, 500),
    ],
    note: '药品经营许可证已过期',
    history: { orders: 14, days: 800, usual: 30, lines: [3, 9] },
  },
  {
    username: 'chain',
    name: '方益民',
    phone: '13800001005',
    company: '益民桥连锁药房（总店）',
    rank: '钻石会员',
    status: 'passed',
    kind: 'chain',
    regionCode: '510106',
    street: '人民北路演示广场2号',
    since: 1_300,
    admin: salesperson,
    documents: [
      businessLicence('91510106MA6CK0R50'),
      drugLicence('川DA0289005', 640),
      ...furtherLicences('川蓉', 500, 420),
    ],
    note: '连锁总店，绑定三家门店',
    history: { orders: 40, days: 1_200, usual: 80, lines: [5, 16] },
  },
  {
    username: 'chain-qingyang',
    name: '方小青',
    phone: '13800001006',
    company: '益民桥连锁药房（青羊店）',
    rank: '银牌会员',
    status: 'passed',
    kind: 'chain',
    regionCode: '510105',
    street: '宽巷子演示院5号',
    since: 1_000,
    admin: salesperson,
    documents: [
      businessLicence('91510105MA6CK0R60'),
      drugLicence('川DA0289006', 560),
      ...furtherLicences('川蓉', 450, 300),
    ],
    note: '连锁门店',
    history: { orders: 12, days: 700, usual: 30, lines: [3, 8] },
  },
  {
    username: 'chain-chenghua',
    name: '方小华',
    phone: '13800001007',
    company: '益民桥连锁药房（成华店）',
    rank: '普通会员',
    status: 'passed',
    kind: 'chain',
    regionCode: '510108',
    street: '建设路演示村6号',
    since: 400,
    admin: salesperson,
    documents: [
      businessLicence('91510108MA6CK0R70'),
      drugLicence('川DA0289007', 45),
      ...furtherLicences('川蓉', 330, 6),
    ],
    note: '连锁门店，证件将到期',
    history: { orders: 6, days: 300, usual: 20, lines: [3, 7] },
  },
  {
    username: 'chain-wuhou',
    name: '方小侯',
    phone: '13800001008',
    company: '益民桥连锁药房（武侯店）',
    rank: '普通会员',
    status: 'passed',
    kind: 'chain',
    regionCode: '510107',
    street: '武侯祠演示街7号',
    since: 60,
    admin: salesperson,
    documents: [
      businessLicence('91510107MA6CK0R80'),
      drugLicence('川DA0289008', 1_700),
      ...furtherLicences('川蓉', 900, 900),
    ],
    contractUnsigned: true,
    note: '连锁门店，尚未签电子合同',
    history: { orders: 0, days: 0, usual: 0, lines: [0, 0] },
  },
  {
    username: 'refused',
    name: '苏半夏',
    phone: '13800001012',
    company: '半夏里药店',
    rank: '普通会员',
    status: 'rejected',
    kind: 'pharmacy',
    rejectReason: '药品经营许可证照片不清晰，请重新拍摄后上传',
    regionCode: '510112',
    street: '龙泉演示路9号',
    since: 4,
    admin: null,
    documents: [businessLicence('91510112MA6CK0R12'), drugLicence('川DA0289012', 800)],
    note: '资质未通过，可重新提交',
    history: { orders: 0, days: 0, usual: 0, lines: [0, 0] },
  },
];

/** The stores of the chain, head office first. */
export const chainStores = people
  .filter(({ username }) => username.startsWith('chain'))
  .map(({ username }) => username);

/** Printed when a demonstration starts. */
export const demoAccounts = people
  .filter(({ username }) => !username.startsWith('chain-'))
  .map(({ username, company, note }) => ({
    username,
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
    company,
    note,
  }));
