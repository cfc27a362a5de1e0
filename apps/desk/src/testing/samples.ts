import type { OperationData, Schemas } from '@yaoji/api-client/desk';

export const operator = (role: Schemas['Role'], more: Partial<Schemas['Operator']> = {}): Schemas['Operator'] => ({
  id: 1,
  username: 'cangku',
  name: '周仓管',
  role,
  hasFactor: 1,
  mustSetFactor: 0,
  ...more,
});

const placedAt = 1_767_225_600;

export const listedOrder = (id: number, more: Partial<Schemas['Order']> = {}): Schemas['Order'] => ({
  id,
  no: `20260101000${id}`,
  status: 'paid',
  buyerId: 7,
  company: '康宁大药房（锦江店）',
  total: '1288.50',
  lineCount: 3,
  hasSlip: 0,
  createdAt: placedAt,
  paidAt: placedAt + 600,
  ...more,
});

export const orderPage = (list: Schemas['Order'][]): OperationData<'listOrders'> => ({
  list,
  total: list.length,
  counts: { all: 40, pending: 3, transfer: 1, paid: list.length, shipped: 5, done: 20, cancelled: 10 },
});

export const order = (more: Partial<Schemas['OrderDetail']> = {}): Schemas['OrderDetail'] => ({
  id: 12,
  no: '202601010012',
  status: 'pending',
  buyer: { id: 7, username: 'kangning', company: '康宁大药房（锦江店）', phone: '13800000000', salesperson: '李销售' },
  goodsAmount: '1300.00',
  reductions: '11.50',
  shippingFee: '0.00',
  total: '1288.50',
  paymentMethod: 'bank',
  invoiceKind: 'normal',
  delivery: 'express',
  receiver: '王药师',
  phone: '13800000000',
  address: '四川省成都市锦江区红星路三段1号',
  remark: '',
  cancelReason: null,
  createdAt: placedAt,
  paidAt: null,
  shippedAt: null,
  lines: [
    {
      id: 31,
      goodsId: 5,
      name: '六味地黄丸',
      spec: '200丸/瓶',
      maker: '豫西本草制药有限公司',
      approvalNo: '国药准字Z41020001',
      unit: '盒',
      isGift: 0,
      quantity: '100',
      unitPrice: '13.00',
      amount: '1300.00',
      paid: '1288.50',
      batches: [{ batchNo: 'A240301', expiry: '2027-03-01', quantity: '100' }],
      hold: null,
    },
  ],
  slip: { url: '/desk/api/files/1', status: 'pending', remark: '由公户转出', createdAt: placedAt + 60 },
  parcels: [],
  events: [{ kind: 'placed', note: '', createdAt: placedAt }],
  returns: [],
  log: [],
  actions: { settleTransfer: 1, pick: 0, ship: 0, cancel: 1, settleReturn: 0 },
  ...more,
});

export const goods = (id: number, more: Partial<Schemas['Goods']> = {}): Schemas['Goods'] => ({
  id,
  version: `version-${id}`,
  name: `六味地黄丸${id}`,
  spec: '200丸/瓶',
  maker: '豫西本草制药有限公司',
  approvalNo: '国药准字Z41020001',
  scope: '中成药',
  unit: '盒',
  warehouseId: 1,
  price: '12.80',
  packStep: '1',
  caseSize: '100',
  purchaseCap: '0',
  capPeriod: 'order',
  isListed: 1,
  isControlled: 0,
  stock: '320',
  expiry: '2027-03-01',
  sold: '40',
  ...more,
});
