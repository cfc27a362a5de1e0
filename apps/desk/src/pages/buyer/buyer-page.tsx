import { type OperationData, operations, titles } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { Card, DescriptionList, EmptyState, formatMoney, Link, Notice, StatusTag } from '@yaoji/ui';
import { useParams } from 'react-router';
import { type Action, Actions, action, reasonAsked } from '#pages/parts/actions.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import { LogList } from '#pages/parts/log-list.tsx';
import { blankMessage, messageFields } from '#pages/parts/message-fields.ts';
import { NotesCard } from '#pages/parts/notes-card.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';
import { useMay } from '#shared/session/operator.ts';
import { AccessCard } from './access-card.tsx';
import { businessName, buyerStatus } from './buyer-words.ts';
import { CreditCard } from './credit-card.tsx';
import { DocumentCard } from './document-card.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { PastPricesCard } from './past-prices-card.tsx';
import { WalletCard } from './wallet-card.tsx';

export type Buyer = OperationData<'getBuyer'>;

/** One buyer: documents and their details, the scopes they unlock, and the decision. */
export default function BuyerPage() {
  const { id } = useParams();
  return (
    <Loaded read={operations.getBuyer} input={{ params: { id: Number(id) } }}>
      {(found) => <BuyerView buyer={found} />}
    </Loaded>
  );
}

function actionsFor({ id, status, company, username }: Buyer) {
  const params = { id };
  const can = status === 'pending';
  return [
    action(operations.lookAsBuyer, {
      label: '以客户身份查看',
      actionLabel: '打开商城',
      inputOf: () => ({ params }),
      done: '已在新窗口打开',
      onDone: ({ url }) => window.open(url, '_blank', 'noopener'),
      children: (
        <p>
          {`只读查看${company || username}看到的商城，最长 30 分钟，不能下单、付款或修改。`}
          客户会收到消息，这次查看会记入操作日志和客户的安全记录。本浏览器里已登录的商城账号会退出。
        </p>
      ),
    }),
    action(operations.messageBuyer, {
      label: '发消息',
      actionLabel: '发送',
      size: 'medium',
      source: blankMessage,
      fields: messageFields,
      inputOf: (body) => ({ params, body }),
      done: '已发送',
    }),
    action(operations.refuseBuyer, {
      label: '拒绝注册',
      can,
      actionLabel: '拒绝',
      ...reasonAsked('客户会看到原因，并可以修改后重新提交'),
      inputOf: (body) => ({ params, body }),
      done: '已拒绝，客户会收到通知',
    }),
    action(operations.approveBuyer, {
      label: '通过注册',
      can,
      tone: 'brand',
      actionLabel: '通过',
      role: 'alertdialog',
      inputOf: () => ({ params }),
      done: '已通过，客户会收到通知',
      children: `${company} 与它提交的证件一起通过，之后可以看价和下单。`,
    }),
  ];
}

function BuyerView({ buyer }: { buyer: Buyer }) {
  const { label, tone } = buyerStatus[buyer.status];
  const may = useMay();
  return (
    <Page
      title={buyer.company || buyer.username}
      note={<StatusTag tone={tone}>{label}</StatusTag>}
      actions={<Actions actions={actionsFor(buyer)} />}
    >
      <div className={css.split}>
        <div className={css.stack}>
          <NotesCard of="buyer" record={buyer} />
          {buyer.missing.length > 0 && (
            <Notice tone="warning" title="缺少证件">
              {buyer.missing.join('、')}
            </Notice>
          )}
          {buyer.rejectReason && <Notice title="上次拒绝的原因">{buyer.rejectReason}</Notice>}
          {buyer.documents.length === 0 && <EmptyState compact title="还没有上传证件" picture="order" />}
          {buyer.documents.map((document) => (
            <DocumentCard key={document.id} document={document} />
          ))}
          {may(operations.getBuyerWallet) && <WalletCard id={buyer.id} />}
          {may(operations.setBuyerCredit) && <CreditCard id={buyer.id} createdAt={buyer.createdAt} />}
          {may(operations.listBuyerPrices) && <PastPricesCard id={buyer.id} />}
          {may(operations.getBuyerInvitation) && <InvitationCard id={buyer.id} />}
          {may(operations.getBuyerAccess) && <AccessCard id={buyer.id} />}
          <Card title="操作日志">
            <LogList entries={buyer.log} />
          </Card>
        </div>
        <BuyerFacts buyer={buyer} />
      </div>
    </Page>
  );
}

function scopeText({ status, scopes }: Buyer): string {
  if (status !== 'passed') return '注册通过后才能下单';
  if (scopes === null) return '全部';
  return scopes.length === 0 ? '没有：证件未通过或已过期' : scopes.join('、');
}

function BuyerFacts({ buyer }: { buyer: Buyer }) {
  return (
    <div className={css.facts}>
      <Card padding="small" title="登记资料">
        <DescriptionList
          columns={1}
          blank="—"
          items={[
            { label: '单位名称', value: buyer.company },
            { label: '类型', value: businessName(buyer.businessKind) },
            { label: '信用代码', value: buyer.creditCode },
            { label: '地区', value: buyer.region },
            { label: '地址', value: buyer.companyAddress },
            { label: '联系人', value: buyer.name },
            { label: '电话', value: buyer.phone },
            ...(buyer.loginEmail ? [{ label: '登录邮箱', value: buyer.loginEmail }] : []),
            { label: '邮箱', value: buyer.email },
            { label: '账号', value: buyer.username },
            { label: '注册时间', value: formatMinute(buyer.createdAt) },
            { label: '提交审核', value: buyer.submittedAt === null ? null : formatMinute(buyer.submittedAt) },
          ]}
        />
      </Card>
      <Card padding="small" title="经营范围" note="证件过期后，所属类别不能发货">
        {scopeText(buyer)}
      </Card>
      <Card padding="small" title="业务员" aside={<Actions actions={[salespersonAction(buyer)]} size="small" />}>
        {buyer.salesperson ? `${buyer.salesperson} ${buyer.salesPhone ?? ''}` : '未指定'}
      </Card>
      <Card padding="small" title="会员权益" aside={<Actions actions={[termsAction(buyer)]} size="small" />}>
        <DescriptionList
          columns={1}
          items={[
            { label: '会员等级', value: buyer.rank },
            { label: '特殊客户', value: yesOrNo(buyer.isSpecial) },
            { label: '包邮专区', value: buyer.showsFreeShippingZone === 1 ? '显示' : '不显示' },
            { label: '在线客服', value: yesOrNo(buyer.canChat) },
            { label: '质检报告', value: inspectionText(buyer) },
          ]}
        />
      </Card>
      <Card padding="small" title="订单">
        <DescriptionList
          columns={1}
          items={[
            {
              label: '单数',
              value: <Link href={deskHref('orders', {}, { buyer: buyer.id })}>{buyer.orderCount} 单</Link>,
            },
            { label: '合计', value: <span className={css.money}>{formatMoney(buyer.ordered)}</span> },
          ]}
        />
      </Card>
    </div>
  );
}

/** Sets the salesperson of a buyer. */
const salespersonAction = ({ id, version, salesperson, salesPhone }: Buyer): Action => ({
  label: '修改',
  operation: operations.changeBuyer,
  tone: 'plain',
  dialog: (onClose) => (
    <RecordDialog<Pick<Buyer, 'salesperson' | 'salesPhone'>>
      name="业务员"
      size="small"
      record={{ id, version, form: { salesperson, salesPhone } }}
      source={{ salesperson, salesPhone }}
      fields={titled(titles.BuyerTerms, [
        { name: 'salesperson', hint: '留空：不指定' },
        { name: 'salesPhone', hint: '客户能看到', input: { inputMode: 'tel' } },
      ])}
      change={operations.changeBuyer}
      // A cleared field is sent as an empty text.
      toSent={(form) => ({ salesperson: form.salesperson ?? '', salesPhone: form.salesPhone ?? '' })}
      onClose={onClose}
    />
  ),
});

const yesOrNo = (flag: number) => (flag === 1 ? '是' : '否');

const inspections = { reports: '本店药检报告', link: '指定网址', message: '提示文字', none: '不显示' } as const;

const inspectionText = ({ inspection, inspectionText: text }: Buyer) =>
  text ? `${inspections[inspection]}：${text}` : inspections[inspection];

type Terms = Pick<Buyer, 'rank' | 'isSpecial' | 'showsFreeShippingZone' | 'canChat' | 'inspection' | 'inspectionText'>;

/** Edits the buyer's rank and the parts of the shop that they can see. */
const termsAction = (buyer: Buyer): Action => {
  const { id, version, rank, isSpecial, showsFreeShippingZone, canChat, inspection, inspectionText } = buyer;
  const form: Terms = { rank, isSpecial, showsFreeShippingZone, canChat, inspection, inspectionText };
  return {
    label: '修改权益',
    operation: operations.changeBuyer,
    tone: 'plain',
    dialog: (onClose) => (
      <RecordDialog<Terms>
        name="会员权益"
        size="small"
        record={{ id, version, form }}
        source={form}
        fields={titled(titles.BuyerTerms, [
          { name: 'rank', hint: '客户能看到', required: true, input: { maxLength: 10 } },
          { name: 'isSpecial', type: 'flag', hint: '只作标记，不影响价格' },
          { name: 'showsFreeShippingZone', type: 'flag' },
          { name: 'canChat', type: 'flag', hint: '资质通过、且设置里有客服地址时可用' },
          { name: 'inspection', options: Object.entries(inspections), hint: '商城顶部的入口' },
          { name: 'inspectionText', label: '网址或提示文字', hint: '指定网址或提示文字时填写' },
        ])}
        change={operations.changeBuyer}
        toSent={(terms) => ({ ...terms, inspectionText: terms.inspectionText ?? '' })}
        preview={() => ({ path: href('user_home'), viewer: 'buyer' })}
        previewAs="buyer"
        onClose={onClose}
      />
    ),
  };
};
