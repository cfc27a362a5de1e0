import { randomUUID } from 'node:crypto';
import { type OperatorCommands, type OperatorContext, OperatorError, type OperatorInput } from '#operator.ts';
import { namedHolder, readAmount, readInteger, readReason } from './operator-words.ts';
import { bookPoints } from './points.repository.ts';
import { bookMoney, findWallet } from './wallet.repository.ts';

const reason = { reason: { type: 'string' } } as const;
const mostPoints = 10_000_000;

const adjustment = (options: OperatorInput['options']) =>
  ({ kind: 'adjustment', orderId: null, reference: `operator:${randomUUID()}`, remark: readReason(options) }) as const;

const changeMoney = async ({ words, options }: OperatorInput, { db, now }: OperatorContext, sign: '' | '-') => {
  const [username, amount] = words;
  const change = `${sign}${readAmount(amount)}`;
  return db.transaction(async (tx) => {
    const buyerId = await namedHolder(tx, username);
    if ((await bookMoney(tx, buyerId, { change, ...adjustment(options) }, now)) === 'too_little') {
      throw new OperatorError(`${username} has only ${(await findWallet(tx, buyerId)).balance}.`);
    }
    return [`${username} now has ${(await findWallet(tx, buyerId)).balance}.`];
  });
};

const changePoints = async ({ words, options }: OperatorInput, { db, now }: OperatorContext, sign: 1 | -1) => {
  const [username, number] = words;
  const change = sign * readInteger(number, 'The number of points', mostPoints);
  return db.transaction(async (tx) => {
    const buyerId = await namedHolder(tx, username);
    if ((await bookPoints(tx, buyerId, { change, ...adjustment(options) }, now)) === 'too_little') {
      throw new OperatorError(`${username} has only ${(await findWallet(tx, buyerId)).points} points.`);
    }
    return [`${username} now has ${(await findWallet(tx, buyerId)).points} points.`];
  });
};

export const walletCommands: OperatorCommands = {
  'wallet show': {
    usage: '<username>',
    summary: 'the balance and the points of a buyer',
    reads: true,
    run: ({ words }, { db }) =>
      db.transaction(async (tx) => {
        const { balance, points } = await findWallet(tx, await namedHolder(tx, words[0]));
        return [`${words[0]}\t${balance}\t${points} points`];
      }),
  },
  'wallet grant': {
    usage: '<username> <amount> --reason TEXT',
    summary: 'put money into the wallet of a buyer',
    options: reason,
    run: (input, context) => changeMoney(input, context, ''),
  },
  'wallet take': {
    usage: '<username> <amount> --reason TEXT',
    summary: 'take money out of the wallet of a buyer, no more than there is',
    options: reason,
    run: (input, context) => changeMoney(input, context, '-'),
  },
  'points grant': {
    usage: '<username> <points> --reason TEXT',
    summary: 'give a buyer points',
    options: reason,
    run: (input, context) => changePoints(input, context, 1),
  },
  'points take': {
    usage: '<username> <points> --reason TEXT',
    summary: 'take points from a buyer, no more than there are',
    options: reason,
    run: (input, context) => changePoints(input, context, -1),
  },
};
