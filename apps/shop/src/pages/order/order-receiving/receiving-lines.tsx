import type { DeliveredBatch, DeliveredLine, ReceiptEntry, Receiving } from '@yaoji/api-client/wire';
import { batchCounts, compareDecimals, type ReceiptPlace, type ReceiptResult, receiptResultNames } from '@yaoji/domain';
import { Button, Card, Link, StatusTag, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { href } from '#shared/routing/href.ts';
import * as css from './order-receiving.css.ts';

type Counting = {
  /** The open batch. */
  place: ReceiptPlace | null;
  /** Null once nothing can be changed. */
  onPlace: ((place: ReceiptPlace | null) => void) | null;
  onCount: (place: ReceiptPlace, result: ReceiptResult, quantity: string) => void;
  onUndo: (key: string) => void;
};

type LinesProps = Counting & { receiving: Receiving; entries: readonly ReceiptEntry[] };

/** Shipped batches line by line, with the findings of each. */
export function ReceivingLines({ receiving, entries, ...counting }: LinesProps) {
  const strange = entries.filter(({ result }) => result === 'foreign');
  return (
    <Card title="发货清单" note={`共 ${receiving.lines.length} 种`}>
      <ul className={css.lines}>
        {receiving.lines.map((line) => (
          <li key={line.id} className={css.line}>
            <div>
              <p className={css.name}>{line.name}</p>
              <p className={css.quiet}>{[line.spec, line.maker, line.storage].filter(Boolean).join('　')}</p>
            </div>
            <div className={css.batches}>
              {line.batches.map((batch) => (
                <Batch key={batch.batchNo} line={line} batch={batch} entries={entries} {...counting} />
              ))}
            </div>
          </li>
        ))}
        {strange.length > 0 && (
          <li className={css.line}>
            <p className={css.name}>不属于本次发货</p>
            <Entries entries={strange} unit="件" {...counting} />
          </li>
        )}
      </ul>
    </Card>
  );
}

type BatchProps = Counting & {
  line: DeliveredLine;
  batch: DeliveredBatch;
  entries: readonly ReceiptEntry[];
};

function Batch({ line, batch, entries, ...counting }: BatchProps) {
  const { place, onPlace } = counting;
  const counts = batchCounts(line.id, batch, entries);
  const at = { lineId: line.id, batchNo: batch.batchNo };
  const isOpen = place?.lineId === at.lineId && place.batchNo === at.batchNo;
  const own = entries.filter(
    ({ lineId, batchNo, result }) => lineId === line.id && batchNo === batch.batchNo && result !== 'foreign',
  );
  const label = `批号 ${batch.batchNo || '（无）'}`;
  return (
    <section aria-label={`${line.name} ${label}`} className={css.batch}>
      <button
        type="button"
        className={css.batchHead}
        aria-expanded={isOpen}
        disabled={onPlace === null}
        onClick={() => onPlace?.(isOpen ? null : at)}
      >
        <span>
          {label}
          <span className={batch.isNear ? css.near : css.quiet}>　效期 {batch.expiry ?? '—'}</span>
        </span>
        <span className={css.figures}>
          {counts.different !== '0' && <StatusTag tone="danger">差异 {counts.different}</StatusTag>}
          <strong className={css.tone[counts.rest === '0' ? 'done' : 'open']}>
            {counts.accepted}/{counts.delivered}
            {line.unit}
          </strong>
        </span>
      </button>
      {isOpen && counts.rest !== '0' && (
        <CountForm
          key={counts.rest}
          rest={counts.rest}
          unit={line.unit}
          onCount={(...found) => counting.onCount(at, ...found)}
        />
      )}
      {(isOpen || counts.different !== '0') && (
        <Entries
          entries={isOpen ? own : own.filter(({ result }) => result !== 'accepted')}
          unit={line.unit}
          {...counting}
        />
      )}
    </section>
  );
}

/** Results of a manual count or a report. */
const results = ['accepted', 'short', 'broken', 'short_life', 'wrong_batch'] as const;

type CountFormProps = {
  rest: string;
  unit: string;
  onCount: (result: ReceiptResult, quantity: string) => void;
};

function CountForm({ rest, unit, onCount }: CountFormProps) {
  const [quantity, setQuantity] = useState(rest);
  const isNumber = /^\d{1,11}(\.\d{1,3})?$/.test(quantity);
  const isValid = isNumber && compareDecimals(quantity, 0) > 0 && compareDecimals(quantity, rest) <= 0;
  return (
    <div className={css.count}>
      <TextField
        size="large"
        value={quantity}
        inputMode="decimal"
        aria-label="数量"
        suffix={unit}
        invalid={!isValid}
        onChange={setQuantity}
      />
      <div className={css.results}>
        {results.map((result) => (
          <Button
            key={result}
            size="large"
            tone={result === 'accepted' ? 'brand' : 'outline'}
            disabled={!isValid}
            onClick={() => onCount(result, quantity)}
          >
            {receiptResultNames[result]}
          </Button>
        ))}
      </div>
      <p className={css.quiet}>没有追溯码的按数量登记；扫码认不出商品时，会归入这个批号。</p>
    </div>
  );
}

type EntriesProps = Pick<Counting, 'onPlace' | 'onUndo'> & {
  entries: readonly ReceiptEntry[];
  unit: string;
};

const Entries = ({ entries, unit, onPlace, onUndo }: EntriesProps) => (
  <ul className={css.entries}>
    {entries.map(({ key, result, quantity, code, note, afterSalesId }) => (
      <li key={key} className={css.entry}>
        <span className={css.tone[result === 'accepted' ? 'done' : 'wrong']}>
          {receiptResultNames[result]} {quantity}
          {unit}
        </span>
        <span className={css.code}>{[code, note].filter(Boolean).join('　')}</span>
        {afterSalesId !== null ? (
          <Link href={href('order_after_sales_info', { id: afterSalesId })}>售后单 {afterSalesId}</Link>
        ) : (
          onPlace && (
            <Button
              tone="plain"
              onClick={() => onUndo(key)}
              aria-label={`撤销 ${receiptResultNames[result]} ${code ?? quantity}`}
            >
              撤销
            </Button>
          )
        )}
      </li>
    ))}
  </ul>
);
