import type { Tx } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { OperatorError, type OperatorInput, typedText } from '#operator.ts';
import { lockBuyerNamed } from './holder.repository.ts';

type Options = OperatorInput['options'];

/** Yuan as an operator types them, with two decimals: 50 and 50.00 both are. */
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

/** When a benefit that is granted now expires; after 30 days by default. */
export const readEnd = ({ days }: Options, now: Date): Date =>
  new Date(now.getTime() + readInteger(String(days ?? 30), '--days', 3650) * dayMs);

/** The buyer whose wallet changes; nobody else changes it until the transaction ends. */
export const namedHolder = async (tx: Tx, username: string | undefined): Promise<number> => {
  if (!username) throw new OperatorError('Name the buyer.');
  const buyerId = await lockBuyerNamed(tx, username);
  if (buyerId === null) throw new OperatorError(`There is no buyer ${username}.`);
  return buyerId;
};
