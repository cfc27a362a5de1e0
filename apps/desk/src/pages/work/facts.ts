import type { Schemas } from '@yaoji/api-client/desk';
import { formatMinute, paymentMethodNames } from '@yaoji/domain';
import { returnStatusName } from '#pages/parts/return-status.ts';

type Fact = Schemas['WaitingItem']['facts'][number];

/** Labels of facts. */
export const factNames: Readonly<Record<Fact['name'], string>> = {
  step: '进度',
  orderNo: '订单号',
  phone: '联系电话',
  maker: '厂家',
  spec: '规格',
  quantity: '数量',
  price: '期望价格',
  title: '抬头',
  taxNo: '税号',
  tax: '其中税额',
  address: '地址电话',
  bank: '开户行账号',
  email: '收票邮箱',
  method: '付款方式',
  paymentNo: '付款单号',
  reason: '事由',
  payeeFrom: '收款账户',
  payee: '收款户名',
  payeeBank: '开户行',
  payeeAccount: '账号',
  batchNo: '批号',
  stock: '在库',
  job: '任务',
  attempts: '已试次数',
  next: '下次',
};

const codeNames: { readonly [Name in Fact['name']]?: Readonly<Record<string, string>> } = {
  step: returnStatusName,
  method: paymentMethodNames,
  reason: { return: '退货或少发', cancel: '取消订单' },
};

/** Facts that are typed into another program. */
export const copied: readonly Fact['name'][] = ['payee', 'payeeBank', 'payeeAccount'];

/** Formats a fact. */
export const factText = ({ name, value }: Fact): string =>
  name === 'next' ? formatMinute(Number(value)) : (codeNames[name]?.[value] ?? value);
