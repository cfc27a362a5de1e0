import { newKey, operations } from '@yaoji/api-client';
import type { Receiving } from '@yaoji/api-client/wire';
import { openBatches } from '@yaoji/domain';
import { useState } from 'react';
import { RoleButton } from '#features/user/role-button.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import * as css from './order-receiving.css.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { Receipts } from './use-receipts.ts';

type FootProps = { receiving: Receiving; receipts: Receipts };

/** Progress and next actions: report differences, accept the rest or mark it short, finish. */
export function ReceivingFoot({ receiving, receipts }: FootProps) {
  const [dialog, setDialog] = useState<'report' | 'finish' | null>(null);
  const batchCount = receiving.lines.flatMap(({ batches }) => batches).length;
  const open = openBatches(receiving, receipts.entries);
  const differences = receipts.entries.filter(
    ({ result, afterSalesId }) => result !== 'accepted' && afterSalesId === null,
  );
  const isOpen = receiving.finishedAt === null;
  const isWaiting = receipts.waitingCount > 0;
  const noteRest = (result: 'accepted' | 'short') => {
    for (const rest of open) receipts.add({ key: newKey(), result, ...rest });
  };
  if (!isOpen && differences.length === 0) return null;
  const close = () => setDialog(null);
  return (
    <div className={css.foot}>
      <p className={css.progress}>
        已验 <strong>{batchCount - open.length}</strong>/{batchCount} 批
      </p>
      <div className={css.actions}>
        {differences.length > 0 && (
          <RoleButton
            operation={operations.reportReceiving}
            size="large"
            tone="brandOutline"
            disabled={isWaiting}
            onClick={() => setDialog('report')}
          >
            申请售后（{differences.length} 项差异）
          </RoleButton>
        )}
        {isOpen && open.length > 0 && (
          <RoleButton
            operation={operations.addReceipts}
            size="large"
            tone="brandOutline"
            onClick={() => noteRest('accepted')}
          >
            {receipts.entries.length > 0 ? '其余' : '全部'}按发货数量收货
          </RoleButton>
        )}
        {isOpen && open.length > 0 && receipts.entries.length > 0 && (
          <RoleButton operation={operations.addReceipts} size="large" tone="outline" onClick={() => noteRest('short')}>
            其余登记为少货
          </RoleButton>
        )}
        {isOpen && (open.length === 0 || receipts.entries.length > 0) && (
          <span className={css.end}>
            <RoleButton
              operation={operations.finishReceiving}
              block
              size="large"
              disabled={open.length > 0 || isWaiting}
              onClick={() => setDialog('finish')}
            >
              完成验收
            </RoleButton>
          </span>
        )}
      </div>
      {dialog === 'report' && <ReportDialog receiving={receiving} differences={differences} onClose={close} />}
      {dialog === 'finish' && <FinishDialog orderId={receiving.orderId} onClose={close} />}
    </div>
  );
}
