import { shipmentStatuses } from '#db/schema/shipment.ts';
import { orderByNo } from '#modules/order/index.ts';
import { type OperatorCommands, OperatorError, typedText } from '#operator.ts';
import type { BatchChoice } from './send-other-batches.ts';
import { shipOrder } from './ship-order.ts';
import { trackOrder } from './track-order.ts';

/** `12=A1,15=B2` */
const readBatches = (text: unknown): BatchChoice[] =>
  text === undefined
    ? []
    : String(text)
        .split(',')
        .map((part) => {
          const [, goodsId, batchNo] = /^(\d+)=(.+)$/.exec(part.trim()) ?? [];
          if (!goodsId || !batchNo) throw new OperatorError('Batches are like 12=A1,15=B2: goods and batch number.');
          return { goodsId: Number(goodsId), batchNo };
        });

export const logisticsCommands: OperatorCommands = {
  'order ship': {
    usage: '<order no> --company NAME --tracking NO [--phone NO] [--batch GOODS=BATCH,…]',
    summary: 'hand a paid order, or one more parcel of it, to a carrier; --batch where other batches are sent',
    options: {
      company: { type: 'string' },
      tracking: { type: 'string' },
      phone: { type: 'string' },
      batch: { type: 'string' },
    },
    run: async ({ words, options }, { db, now }) => {
      const order = await orderByNo(db, words[0] ?? '');
      const company = typedText(options.company, 'who carries it: --company NAME');
      const trackingNo = typedText(options.tracking, 'its tracking number: --tracking NO');
      const phone = options.phone === undefined ? null : String(options.phone);
      const outcome = await shipOrder(db, order, { company, trackingNo, phone }, readBatches(options.batch), now);
      return [`Order ${order.no} ${outcome === 'shipped' ? 'shipped' : 'got another parcel'}; buyer notified.`];
    },
  },
  'order track': {
    usage: `<order no> --text TEXT [--status ${shipmentStatuses.join('|')}] [--tracking NO]`,
    summary: 'write down where a parcel is; without a number the last one',
    options: { text: { type: 'string' }, status: { type: 'string' }, tracking: { type: 'string' } },
    run: async ({ words, options }, { db, now }) => {
      const order = await orderByNo(db, words[0] ?? '');
      const text = typedText(options.text, 'what happened: --text TEXT');
      const status = shipmentStatuses.find((each) => each === options.status) ?? null;
      if (options.status !== undefined && !status) {
        throw new OperatorError(`A status is one of ${shipmentStatuses.join(', ')}.`);
      }
      const trackingNo = options.tracking === undefined ? null : String(options.tracking);
      await trackOrder(db, order, { text, status, trackingNo }, now);
      return [`Noted for order ${order.no}.`];
    },
  },
};
