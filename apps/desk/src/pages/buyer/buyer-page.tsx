import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  EmptyState,
  formatMoney,
  Link,
  Notice,
  StatusTag,
  toast,
} from '@yaoji/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import { LogList } from '#pages/parts/log-list.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { ReasonDialog } from '#pages/parts/reason-dialog.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';
import { businessName, buyerStatus } from './buyer-words.ts';
import { DocumentCard } from './document-card.tsx';
import { LookDialog } from './look-dialog.tsx';
import { SalespersonDialog } from './salesperson-dialog.tsx';

export type Buyer = OperationData<'getBuyer'>;

/** One buyer: what it sent beside the pictures, what that unlocks, and the decision. */
export default function BuyerPage() {
  const { id } = useParams();
  const buyer = useRead(operations.getBuyer, { params: { id: Number(id) } });
  return (
    <Loaded query={buyer} label="正在读取客户…">
      {(found) => <BuyerView buyer={found} />}
    </Loaded>
  );
}

function BuyerView({ buyer }: { buyer: Buyer }) {
  const [dialog, setDialog] = useState<'approve' | 'refuse' | 'salesperson' | 'look' | null>(null);
  const approve = useWrite(operations.approveBuyer);
  const may = useMay();
  const close = () => setDialog(null);
  const onSuccess = () => {
    toast.success('已通过，客户会收到通知');
    close();
  };
  return (
    <Page
      title={buyer.company || buyer.username}
      note={<StatusTag tone={buyerStatus[buyer.status].tone}>{buyerStatus[buyer.status].label}</StatusTag>}
      actions={
        <>
          {may(operations.lookAsBuyer) && (
            <Button tone="outline" onClick={() => setDialog('look')}>
              以客户身份查看
            </Button>
          )}
          {buyer.status === 'pending' && may(operations.refuseBuyer) && (
            <Button tone="outline" onClick={() => setDialog('refuse')}>
              拒绝注册
            </Button>
          )}
          {buyer.status === 'pending' && may(operations.approveBuyer) && (
            <Button onClick={() => setDialog('approve')}>通过注册</Button>
          )}
        </>
      }
    >
      <div className={css.split}>
        <div className={css.stack}>
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
          <Card title="操作日志">
            <LogList entries={buyer.log} />
          </Card>
        </div>
        <BuyerFacts buyer={buyer} onChange={may(operations.changeBuyer) ? () => setDialog('salesperson') : null} />
      </div>
      <ConfirmDialog
        open={dialog === 'approve'}
        title="通过注册"
        confirmLabel="通过"
        confirming={approve.isPending}
        onConfirm={() => approve.mutate({ params: { id: buyer.id } }, { onSuccess })}
        onCancel={close}
      >
        {buyer.company} 与它提交的证件一起通过，之后可以看价和下单。
        {approve.error && <Refusal error={approve.error} />}
      </ConfirmDialog>
      {dialog === 'refuse' && (
        <ReasonDialog
          title="拒绝注册"
          actionLabel="拒绝"
          hint="客户会看到原因，并可以修改后重新提交"
          operation={operations.refuseBuyer}
          id={buyer.id}
          done="已拒绝，客户会收到通知"
          onClose={close}
        />
      )}
      {dialog === 'look' && <LookDialog buyer={buyer} onClose={close} />}
      {dialog === 'salesperson' && <SalespersonDialog buyer={buyer} onClose={close} />}
    </Page>
  );
}

function scopeText({ status, scopes }: Buyer): string {
  if (status !== 'passed') return '注册通过后才能下单';
  if (scopes === null) return '全部';
  return scopes.length === 0 ? '没有：证件未通过或已过期' : scopes.join('、');
}

function BuyerFacts({ buyer, onChange }: { buyer: Buyer; onChange: (() => void) | null }) {
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
      <Card
        padding="small"
        title="业务员"
        aside={
          onChange && (
            <Button size="small" tone="plain" onClick={onChange}>
              修改
            </Button>
          )
        }
      >
        {buyer.salesperson ? `${buyer.salesperson} ${buyer.salesPhone ?? ''}` : '未指定'}
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
