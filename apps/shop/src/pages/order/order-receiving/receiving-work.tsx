import { newKey, operations } from '@yaoji/api-client';
import type { Receiving } from '@yaoji/api-client/wire';
import type { ReceiptOutcome, ReceiptPlace, ReceiptReason, ReceiptResult } from '@yaoji/domain';
import { receiptResultNames } from '@yaoji/domain';
import { Button, Notice } from '@yaoji/ui';
import { useState } from 'react';
import { useRefusal } from '#features/user/use-refusal.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-receiving.css.ts';
import { ReceivingFiles } from './receiving-files.tsx';
import { ReceivingFoot } from './receiving-foot.tsx';
import { ReceivingLines } from './receiving-lines.tsx';
import { ScanPanel, type Verdict } from './scan-panel.tsx';
import { type Receipts, useReceipts } from './use-receipts.ts';

type WorkProps = { receiving: Receiving; owner: number };

/** Scans and counts of a delivery, line by line, and their upload. */
export function ReceivingWork({ receiving, owner }: WorkProps) {
  const receipts = useReceipts(receiving, owner);
  /** The open batch: codes that don't name a batch count towards it. */
  const [place, setPlace] = useState<ReceiptPlace | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const isOpen = receiving.finishedAt === null;
  const refusal = useRefusal()(operations.addReceipts);
  const isCounting = isOpen && refusal === null;

  const onCode = (code: string, result: ReceiptResult = 'accepted') => {
    const key = newKey();
    const outcome = receipts.add({ key, result, code, ...(place ? { place } : {}) });
    const next = verdictOf(receiving, outcome, code);
    navigator.vibrate?.(next.tone === 'right' ? 60 : [200, 80, 200]);
    const found = 'receipt' in outcome ? outcome.receipt : null;
    const isBox = found?.result === 'accepted' && found.quantity === '1';
    setVerdict({ ...next, key: found && key, code: isBox ? found.code : null, place: key });
  };
  const onCount = (at: ReceiptPlace, result: ReceiptResult, quantity: string) => {
    const outcome = receipts.add({ key: newKey(), result, place: at, quantity });
    if ('receipt' in outcome) setPlace(null);
  };
  return (
    <>
      {!isOpen && (
        <Notice tone="success" title="验收已完成">
          验收员 {receiving.inspector}　{formatMinute(receiving.finishedAt ?? 0)}
        </Notice>
      )}
      {isOpen && refusal && <Notice>{refusal}</Notice>}
      {isCounting && (
        <ScanPanel
          verdict={verdict}
          onCode={onCode}
          onUndo={(key) => {
            receipts.undo(key);
            setVerdict(null);
          }}
          onBroken={(key, code) => {
            receipts.undo(key);
            onCode(code, 'broken');
          }}
        />
      )}
      <Waiting receipts={receipts} />
      <ReceivingLines
        receiving={receiving}
        entries={receipts.entries}
        place={isCounting ? place : null}
        onPlace={isCounting ? setPlace : null}
        onCount={onCount}
        onUndo={receipts.undo}
      />
      {receipts.entries.length > 0 && <ReceivingFiles receiving={receiving} waits={receipts.waitingCount > 0} />}
      <ReceivingFoot receiving={receiving} receipts={receipts} />
    </>
  );
}

/** Entries that have not reached the server or were refused. */
const Waiting = ({ receipts: { waitingCount, refused, clearRefused } }: { receipts: Receipts }) => (
  <div role="status" className={css.waiting}>
    {waitingCount > 0 && <Notice tone="warning">{waitingCount} 条记录已存在本机，联网后自动上传</Notice>}
    {refused.length > 0 && (
      <Notice
        tone="danger"
        title={`${refused.length} 条记录没有计入`}
        action={
          <Button tone="plain" size="small" onClick={clearRefused}>
            知道了
          </Button>
        }
      >
        {[...new Set(refused.map(({ reason }) => reasonTexts[reason]))].join('；')}
      </Notice>
    )}
  </div>
);

function verdictOf(
  receiving: Receiving,
  outcome: ReceiptOutcome,
  code: string,
): Omit<Verdict, 'key' | 'code' | 'place'> {
  const lineId = 'receipt' in outcome ? outcome.receipt.lineId : outcome.lineId;
  const line = receiving.lines.find(({ id }) => id === lineId);
  const name = line ? `${line.name} ${line.spec}` : '';
  if (!('receipt' in outcome)) return { tone: 'wrong', title: reasonTexts[outcome.reason], text: name || code };
  const { result, batchNo, quantity, note } = outcome.receipt;
  if (result !== 'accepted') {
    return {
      tone: 'wrong',
      title: receiptResultNames[result],
      text: [name || (note ? '' : code), note].filter(Boolean).join('　'),
    };
  }
  const batch = line?.batches.find((each) => each.batchNo === batchNo);
  const text = `${name}　批号 ${batchNo || '（无）'}　${quantity}${line?.unit ?? ''}`;
  return batch?.isNear
    ? { tone: 'near', title: `合格，效期至 ${batch.expiry}`, text }
    : { tone: 'right', title: receiptResultNames.accepted, text };
}

/** Why a scan or count was refused. */
const reasonTexts: Record<ReceiptReason | 'finished', string> = {
  unreadable: '没有读到追溯码，请重扫',
  repeated: '这一盒已经扫过',
  excess: '超过发货数量',
  choose_batch: '有多个批号，请先点选批号再扫',
  unknown: '无法识别商品，请先选批号再扫码',
  unknown_case: '这是箱码，查不到箱内是哪些盒，请逐盒扫码',
  finished: '验收已经完成',
};
