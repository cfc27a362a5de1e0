import { type OperationId, operations } from '@yaoji/api-client/desk/contract';
import { operatorNames } from '#db/operator-names.ts';
import { Refusal } from '#errors/refusal.ts';
import { approve, handIn, othersWhoDecide, reject } from '#modules/operators/approval/index.ts';
import { mayCall } from '#modules/operators/operator/index.ts';
import type { Write } from './log-writes.ts';
import type { DeskHandlers } from './operation.ts';
import { breachWords } from './require-approval.ts';

type Calls = 'requestApproval' | 'approveRequest' | 'rejectRequest';

export const titleOf = (operation: string) =>
  (operations as Record<string, { title?: string }>)[operation]?.title ?? '';

/** `writes` are the handlers of the operations that may wait. */
export const approvalHandlersOf = (writes: Readonly<Record<string, unknown>>) =>
  ({
    requestApproval: async ({ params: { id }, body: { reason } }, { db, now, working }) => {
      const { operation, breaches } = await handIn(db, id, working.operator, reason, now);
      const others = await othersWhoDecide(db, working.operator, now);
      const nameOf = await operatorNames(db);
      return {
        data: {
          text: `${titleOf(operation)}：${breachWords(breaches, working.operator)}`,
          approvers: others.map(({ username }) => nameOf(username)),
        },
        message: '已提交，另一位有审批权限的同事同意后生效',
        subject: `${id} ${operation}`,
        before: null,
        after: breaches,
      };
    },
    approveRequest: async ({ params: { id }, body: { figure = '' } }, context) => {
      const { db, now, working } = context;
      const { operation, input, breaches, asker } = await approve(db, id, working.operator, figure, now);
      if (!mayCall(asker, operation as OperationId)) throw new Refusal('approvalAskerGone'); // Stored by a call of it.
      const write = writes[operation] as Write; // Only writes store a draft.
      const asAsker = { ...context, working: { ...working, operator: asker }, approved: breaches };
      const { message, subject, ...done } = await write(input, asAsker);
      return {
        ...done,
        data: null,
        message: `已同意：${message}`,
        subject: `${id} ${operation} ${asker.username} ${subject}`,
      };
    },
    rejectRequest: async ({ params: { id } }, { db, now, working }) => {
      const { operation, breaches } = await reject(db, id, working.operator, now);
      return {
        data: null,
        message: '已退回，没有生效',
        subject: `${id} ${operation}`,
        before: breaches,
        after: null,
      };
    },
  }) satisfies DeskHandlers<Calls>;
