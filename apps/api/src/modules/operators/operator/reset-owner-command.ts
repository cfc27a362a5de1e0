import { normalizeText } from '@yaoji/domain';
import { type OperatorCommand, OperatorError } from '#operator.ts';
import { resetOperator } from './colleagues.ts';
import { isOwner } from './held-roles.ts';
import { findOperator, updateOperator } from './operator.repository.ts';

export const resetOwnerCommand: OperatorCommand = {
  usage: '<username>',
  summary: 'let an owner back in whom no other owner can reset: a new password, shown once, and no second factor',
  isAnswerSecret: true,
  run: async ({ words: [word = ''] }, { db }) => {
    const found = await findOperator(db, normalizeText(word).toLowerCase());
    if (!found || !isOwner(found)) throw new OperatorError(`There is no owner ${word}.`);
    const { password } = await resetOperator(db, found.id);
    await updateOperator(db, found.id, { disabledAt: null, disabledUntil: null });
    return [`${found.username} has the password ${password} and sets a new second factor.`];
  },
};
