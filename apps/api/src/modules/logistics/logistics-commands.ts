import { shipmentStatuses } from '#db/schema/shipment.ts';
import { orderByNo } from '#modules/order/index.ts';
import { type OperatorCommands, OperatorError, typedText } from '#operator.ts';
import { trackOrder } from './track-order.ts';

export const logisticsCommands: OperatorCommands = {
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
