import { type OperatorCommands, typedText } from '#operator.ts';
import { waitingPointsOrders } from './points.repository.ts';
import { cancelPointsOrder, shipPointsOrder } from './ship-points-order.ts';

const shown = 200;

export const pointsCommands: OperatorCommands = {
  'points-order list': {
    usage: '',
    summary: 'points orders that wait to be shipped',
    reads: true,
    run: async (_, { db }) =>
      (await waitingPointsOrders(db, shown)).map(
        ({ no, name, quantity, address: { receiver, phone, region, detail } }) =>
          `${no}\t${name}×${quantity}\t${receiver} ${phone} ${region}${detail}`,
      ),
  },
  'points-order ship': {
    usage: '<no> --company NAME --tracking NUMBER',
    summary: 'ship a points order; it counts as received ten days later',
    options: { company: { type: 'string' }, tracking: { type: 'string' } },
    run: async ({ words: [no = ''], options }, { db, now }) => {
      const parcel = {
        carrier: typedText(options.company, 'who carries it: --company NAME', 40),
        trackingNo: typedText(options.tracking, 'its number: --tracking NUMBER', 40),
      };
      await shipPointsOrder(db, no, parcel, now);
      return [`${no} is shipped.`];
    },
  },
  'points-order cancel': {
    usage: '<no>',
    summary: 'cancel a points order that is not shipped; points and goods come back',
    run: async ({ words: [no = ''] }, { db, now }) => {
      await cancelPointsOrder(db, no, now);
      return [`${no} is cancelled.`];
    },
  },
};
