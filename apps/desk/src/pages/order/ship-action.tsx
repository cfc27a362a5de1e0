import { operations } from '@yaoji/api-client/desk';
import { Notice } from '@yaoji/ui';
import { action } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import { conflictOf } from '#shared/api/conflict.ts';
import { useRead } from '#shared/api/use-read.ts';
import { Carriers } from './carriers.tsx';
import type { Order } from './order-page.tsx';
import { hasWrong, isQuantity, problemOfUnits, type Typed, UnitsTable } from './units-table.tsx';

type Parcel = { company: string; trackingNo: string; phone?: string; typed: Typed };

/** Hands a parcel to a carrier, with all that is left or a part of it. */
export const shipAction = ({ id, lines, parcels, actions }: Order) => {
  const rows = lines.filter(({ open }) => isQuantity(open)).map((line) => ({ ...line, left: line.open }));
  const unitsOf = (typed: Typed) =>
    rows.flatMap((line) => {
      const quantity = typed[line.id]?.trim() ?? '';
      return isQuantity(quantity) ? [{ lineId: line.id, quantity }] : [];
    });
  const isMore = rows.length === 0;
  return action(operations.shipOrder, {
    label: isMore ? '再发一个包裹' : '发货',
    can: actions.ship === 1,
    tone: isMore ? 'outline' : 'brand',
    title: isMore ? '再发一个包裹' : parcels.length > 0 ? '发余下的商品' : '发货',
    size: rows.length > 0 ? 'medium' : 'small',
    source: {
      company: parcels[0]?.company ?? '',
      trackingNo: '',
      typed: Object.fromEntries(rows.map((line) => [line.id, line.left])),
    } as Parcel,
    fields: [
      { name: 'company', required: true, input: { list: 'carriers' } },
      { name: 'trackingNo', required: true },
      { name: 'phone', hint: '可不填', input: { inputMode: 'tel' } },
    ],
    inputOf: ({ typed, ...body }) => {
      if (rows.length === 0) return { params: { id }, body };
      if (hasWrong(typed)) return null;
      const units = unitsOf(typed);
      // A form without lines would ship everything.
      return units.length > 0 ? { params: { id }, body: { ...body, lines: units } } : null;
    },
    done: ({ isPartlyShipped }) =>
      isPartlyShipped === 1 ? '已部分发货，其余待发；买家会收到通知' : '已发货，买家会收到通知',
    children: ({ typed }, { set, error, problems }) => {
      const units = unitsOf(typed);
      const problemOf = (lineId: number) =>
        problemOfUnits(
          problems,
          units.findIndex((each) => each.lineId === lineId),
        );
      return (
        <>
          <Carriers />
          {rows.length > 0 && (
            <UnitsTable
              label="本次发货"
              heads={['商品', '待发', '本次发货']}
              rows={rows}
              typed={typed}
              problemOf={problemOf}
              onType={(after) => set({ typed: after })}
            />
          )}
          {rows.length > 0 && units.length === 0 && <p className={css.problem}>请填写本次发货的数量</p>}
          <CodeCount id={id} />
          <HeldLines title="这些商品暂不能发货" lines={conflictOf(operations.shipOrder, error)?.lines ?? []} />
        </>
      );
    },
  });
};

/** Counts boxes without a scanned trace code, once scanning has begun. */
function CodeCount({ id }: { id: number }) {
  const { lines = [] } = useRead(operations.listCodes, { params: { id } }).data ?? {};
  const short = lines.filter(({ count, quantity }) => count < Number(quantity));
  if (short.length === 0 || short.length === lines.length) return null;
  const texts = short.map(
    ({ name, spec, batchNo, count, quantity }) => `${name} ${spec} ${batchNo}（${count}/${quantity}）`,
  );
  return <Notice tone="warning">追溯码还没扫齐：{texts.join('、')}</Notice>;
}

type HeldLinesProps = { title: string; lines: readonly { name: string; spec: string; reason: string | null }[] };

/** Lines that must not ship, each with its reason. */
export function HeldLines({ title, lines }: HeldLinesProps) {
  const held = lines.flatMap(({ name, spec, reason }) => (reason === null ? [] : [`${name} ${spec}：${reason}`]));
  if (held.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      {held.map((text, at) => (
        <div key={at + text}>{text}</div>
      ))}
    </Notice>
  );
}
