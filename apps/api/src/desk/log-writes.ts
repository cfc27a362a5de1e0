import { Refusal } from '#errors/refusal.ts';
import { saveDraft } from '#modules/operators/approval/index.ts';
import { recordAction } from '#modules/platform/operator-log/index.ts';
import { Answer, FileAnswer } from '#operation.ts';
import type { WorkingContext, WritingContext, Written } from './operation.ts';
import { ApprovalNeeded } from './require-approval.ts';

type Input = { params: Record<string, unknown>; query?: object; body: unknown };
export type Write = (input: Input, context: WritingContext) => Promise<Written<unknown>>;

/** The answer, and work to start after the commit. */
type Done = Pick<Written<unknown>, 'afterwards'> & { answer: Answer<unknown> | FileAnswer };

const longest = 1000;

const commandOf = (id: string, subject: unknown, { query, body }: Input) =>
  ['desk', id, subject, JSON.stringify(query), JSON.stringify(body)]
    .filter((part) => part && part !== '{}')
    .join(' ')
    .slice(0, longest);

/** Runs a write in one transaction with its entry in the operator log, which commands write too. */
export const logged =
  (id: string, write: Write) =>
  async (input: Input, context: WorkingContext): Promise<Done['answer']> => {
    const { db, now, working, log } = context;
    const { id: subject } = input.params;
    const copy = { log, operation: id, subject };
    const asked = { operator: working.operator.username, command: commandOf(id, subject, input), copy };
    const result = await recordAction<Done>(db, asked, now, async (tx) => {
      const written = await write(input, { ...context, db: tx });
      const { data, message, subject, before, after, afterwards } = written;
      const command = commandOf(id, subject, input);
      const answer = data instanceof FileAnswer ? data : new Answer(data, message);
      const result = { answer, ...(afterwards && { afterwards }) };
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
