import type { Tx } from '#db/database.ts';
import { deliveryRule } from '#db/schema/delivery-rule.ts';

/** Three rules. In Chengdu, where the buyers are, orders cost what the settings say. */
export const seedDelivery = async (tx: Tx): Promise<void> => {
  const weight = { firstGrams: 1000, nextGrams: 1000, unitGrams: 150 };
  await tx.insert(deliveryRule).values([
    { route: '成都市区线', regionCodes: ['510100'], fee: '15.00', cutOff: '17:00', arrivalDays: 1 },
    {
      ...weight,
      route: '川西线',
      regionCodes: ['513200', '513300', '513400'],
      fee: '20.00',
      nextFee: '2.00',
      freeFrom: '1000.00',
      minimum: '300.00',
      days: [1, 3, 5],
      cutOff: '11:00',
      arrivalDays: 2,
    },
    {
      ...weight,
      route: '西藏专线',
      regionCodes: ['540000'],
      fee: '30.00',
      nextFee: '6.00',
      freeFrom: '2000.00',
      minimum: '800.00',
      days: [2],
      cutOff: '11:00',
      arrivalDays: 6,
    },
  ]);
};
