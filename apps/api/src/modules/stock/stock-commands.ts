import { chinaDay, compareMoney, isCalendarDay } from '@yaoji/domain';
import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { toQuantity } from '#wire-values.ts';
import { applyChanges, lockGoods, stockOf } from './stock.repository.ts';

const typedDay = (value: unknown, today: string): string => {
  const day = String(value ?? '');
  if (!isCalendarDay(day))
    throw new OperatorError('The expiry is a day, such as --expiry 2028-06-30, or --expiry none.');
  if (day < today) throw new OperatorError(`A batch that expired on ${day} cannot be sold.`);
  return day;
};

const typedNumber = (value: unknown): string => {
  const number = String(value ?? '');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(number) || compareMoney(number, 0) <= 0) {
    throw new OperatorError('The number is above zero with three decimals at most, such as --number 200.');
  }
  return number;
};

export const stockCommands: OperatorCommands = {
  'stock add': {
    usage: '<id> --batch NO --expiry YYYY-MM-DD|none --number N',
    summary: 'book a delivery of goods into a batch',
    options: { batch: { type: 'string' }, expiry: { type: 'string' }, number: { type: 'string' } },
    run: async ({ words: [word], options }, { db, now }) => {
      const id = typedId(word, 'The id of the goods');
      const batchNo = String(options.batch ?? '').trim();
      if (!batchNo || batchNo.length > 60) throw new OperatorError('Name the batch: --batch 20261101.');
      const expiry = options.expiry === 'none' ? null : typedDay(options.expiry, chinaDay(now));
      const change = typedNumber(options.number);
      return db.transaction(async (tx) => {
        const [held] = await lockGoods(tx, [id]);
        if (!held) throw new OperatorError(`There are no goods ${id}.`);
        await applyChanges(tx, [{ goodsId: id, batchNo, expiry, change }], 'import', null, now);
        const { name, stock, unit } = await stockOf(tx, id);
        return [`${id} ${name}: ${toQuantity(change)}${unit} in batch ${batchNo}, ${toQuantity(stock)}${unit} in all.`];
      });
    },
  },
};
