import { normalizeText } from '@yaoji/domain';
import { type OperatorCommand, OperatorError } from '#operator.ts';
import { resetOperator } from './colleagues.ts';
import { isOwner } from './held-roles.ts';
import { findOperator, updateOperator } from './operator.repository.ts';

export const resetOwnerCommand: OperatorCommand = {
  usage: '<username>',
  summary: 'reset an owner whom no other owner can reset: shows a new password once, and removes the second factor',
  isAnswerSecret: true,
  run: async ({ words: [word = ''] }, { db }) => {
    const found = await findOperator(db, normalizeText(word).toLowerCase());
    if (!found || !isOwner(found)) throw new OperatorError(`There is no owner ${word}.`);
    const { password } = await resetOperator(db, found.id);
    await updateOperator(db, found.id, { disabledAt: null, disabledUntil: null });
    return [`${found.username} has the password ${password} and must set up a new second factor.`];
  },
};
