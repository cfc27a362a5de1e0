import { type OperationData, type OperationId, operations } from '@yaoji/api-client/desk';

/** An error answer. */
export class Refused {
  readonly status: number;
  readonly envelope: object;

  constructor(status: number, code: number, message: string, rest: { data?: unknown; errors?: object } = {}) {
    this.status = status;
    this.envelope = { code, message, data: null, ...rest };
  }
}

type Answer<Id extends OperationId> = OperationData<Id> | Refused;
/** An answer that never comes, to show a loading state. */
export const never = () => new Promise<never>(() => {});

/** Answers by operation: a value, or a function that makes one for each call. */
export type Answers = { [Id in OperationId]?: Answer<Id> | (() => Answer<Id> | Promise<Answer<Id>>) };
export type Call = { readonly id: string; readonly url: URL; readonly body: URLSearchParams };

/** A `fetch` of a server that gives these answers and 404 otherwise, and passes each call to `onCall`. */
export const fetchFrom =
  (answers: Answers, onCall: (call: Call) => void = () => undefined) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), 'http://desk.test');
    const method = (init?.method ?? 'GET').toLowerCase();
    const operation = Object.values(operations).find(
      (each) => each.method === method && patternOf(each.path).test(url.pathname),
    );
    onCall({ id: operation?.id ?? url.pathname, url, body: new URLSearchParams(String(init?.body ?? '')) });
    const { [operation?.id as OperationId]: found = new Refused(404, 404, '没有这个内容') } = answers;
    const answer = typeof found === 'function' ? await found() : found;
    return answer instanceof Refused
      ? Response.json(answer.envelope, { status: answer.status })
      : Response.json({ code: 200, message: '', data: answer });
  };

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('{id}', '\\d+').replace(/\{\w+\}/g, '\\w+')}$`);
