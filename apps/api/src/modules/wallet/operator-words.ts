import type { Tx } from '#db/database.ts';
import { OperatorError, type OperatorInput, typedText } from '#operator.ts';
import { lockBuyerNamed } from './holder.repository.ts';

type Options = OperatorInput['options'];

/** Yuan as typed by an operator, converted to two decimals: 50 and 50.00 are both valid. */
export const readAmount = (text: string | undefined, name = 'An amount'): string => {
  if (!text || !/^(?!0+(\.0+)?$)\d{1,8}(\.\d{1,2})?$/.test(text)) {
    throw new OperatorError(`${name} is money above zero, such as 50 or 128.50.`);
  }
  const [integer = '', decimals = ''] = text.split('.');
  return `${Number(integer)}.${decimals.padEnd(2, '0')}`;
};

export const readInteger = (text: string | undefined, name: string, most: number): number => {
  const number = Number(text);
  if (!text || !/^\d+$/.test(text) || number < 1 || number > most) {
    throw new OperatorError(`${name} is a whole number from 1 to ${most}.`);
  }
  return number;
};

export const readReason = ({ reason }: Options): string => typedText(reason, 'why: --reason TEXT', 60);

/** The buyer whose wallet changes, locked until the transaction ends. */
export const namedHolder = async (tx: Tx, username: string | undefined): Promise<number> => {
  if (!username) throw new OperatorError('Name the buyer.');
  const buyerId = await lockBuyerNamed(tx, username);
  if (buyerId === null) throw new OperatorError(`There is no buyer ${username}.`);
  return buyerId;
};
