import type { OperationData, OperationInput } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';

export type WaitingKind = OperationInput<'listWaiting'>['params']['kind'];

const waiting = (kind: WaitingKind) => deskHref('waiting', { kind });

/** Label and page of each kind of work. */
export const workKinds: Readonly<Record<OperationData<'listWork'>[number]['kind'], { label: string; href: string }>> = {
  registrations: { label: '待审注册', href: deskHref('buyers', {}, { status: 'pending' }) },
  documents: { label: '待审证件', href: deskHref('buyers', {}, { status: 'documents' }) },
  transfers: { label: '待核转账', href: deskHref('orders', {}, { status: 'transfer' }) },
  credits: { label: '账期申请', href: deskHref('buyers', {}, { status: 'credit' }) },
  shipments: { label: '待发货订单', href: deskHref('orders', {}, { status: 'paid' }) },
  pointsOrders: { label: '待发货的积分订单', href: deskHref('pointsOrders') },
  returns: { label: '退货申请', href: waiting('returns') },
  afterSales: { label: '售后申请', href: waiting('afterSales') },
  feedback: { label: '投诉与反馈', href: waiting('feedback') },
  demands: { label: '求购', href: waiting('demands') },
  invoices: { label: '待开发票', href: waiting('invoices') },
  refunds: { label: '待退款', href: waiting('refunds') },
  reports: { label: '缺检验报告的批次', href: waiting('reports') },
  recalls: { label: '进行中的召回', href: deskHref('recalls') },
  jobs: { label: '失败的任务', href: waiting('jobs') },
  approvals: { label: '待审批', href: waiting('approvals') },
  webhooks: { label: '停止的推送', href: deskHref('webhooks') },
  stock: { label: '一周内售罄的商品', href: deskHref('goods', {}, { status: 'low' }) },
};

export const isWaitingKind = (kind: string): kind is WaitingKind =>
  kind in workKinds && workKinds[kind as keyof typeof workKinds].href.startsWith('/work/');
