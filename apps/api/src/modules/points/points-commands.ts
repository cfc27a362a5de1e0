import { type OperatorCommands, OperatorError } from '#operator.ts';
import { waitingPointsOrders } from './points.repository.ts';
import { cancelPointsOrder, shipPointsOrder } from './ship-points-order.ts';

const shown = 200;

const worded = (option: string | boolean | undefined, name: string) => {
  const text = String(option ?? '').trim();
  if (!text || [...text].length > 40) throw new OperatorError(`Say ${name}, in at most 40 letters.`);
  return text;
};

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
        carrier: worded(options.company, '--company'),
        trackingNo: worded(options.tracking, '--tracking'),
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
