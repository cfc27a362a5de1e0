import { Refusal } from '#errors/refusal.ts';
import { saveDraft } from '#modules/approval/index.ts';
import { recordAction } from '#modules/operator-log/index.ts';
import { Answer } from '#operation.ts';
import type { WorkingContext, WritingContext, Written } from './operation.ts';
import { ApprovalNeeded } from './require-approval.ts';

type Input = { params: Record<string, unknown>; body: unknown };
export type Write = (input: Input, context: WritingContext) => Promise<Written<unknown>>;

/** The answer, and work to start after the commit. */
type Done = Pick<Written<unknown>, 'afterwards'> & { answer: Answer<unknown> };

const longest = 1000;

const commandOf = (id: string, subject: unknown, body: unknown) =>
  ['desk', id, subject, JSON.stringify(body)]
    .filter((part) => part !== undefined && part !== '{}')
    .join(' ')
    .slice(0, longest);

/** Runs a write in one transaction with its entry in the operator log, which commands write too. */
export const logged =
  (id: string, write: Write) =>
  async (input: Input, context: WorkingContext): Promise<Answer<unknown>> => {
    const { db, now, working, log } = context;
    const asked = { operator: working.operator.username, command: commandOf(id, input.params.id, input.body), log };
    const result = await recordAction<Done>(db, asked, now, async (tx) => {
      const written = await write(input, { ...context, db: tx });
      const { data, message, subject, before, after, afterwards } = written;
      const command = commandOf(id, subject, input.body);
      const result = { answer: new Answer(data, message), ...(afterwards && { afterwards }) };
      return { result, command, answer: message, change: { before, after } };
    }).catch(async (error: unknown) => {
      if (!(error instanceof ApprovalNeeded)) throw error;
      const { breaches, message: words } = error;
      const draft = { operation: id, input, breaches: [...breaches], askedBy: working.operator.id, createdAt: now };
      throw new Refusal('approvalNeeded', { words, data: { approval: await saveDraft(db, draft) } });
    });
    result.afterwards?.(db).catch((error) => log.error({ err: error }, `What ${id} began has failed.`));
    return result.answer;
  };
