import { type OperationId, operations, type Scope } from '@yaoji/api-client/erp/contract';
import type { startTestDesk } from './desk.ts';

type Asked = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  once?: string;
};

/** Calls the ERP interface of a desk in memory, with an API key. */
export const erpClient = ({ app, call }: Awaited<ReturnType<typeof startTestDesk>>) => ({
  /** Creates a key in the owner's session. */
  makeKey: async (owner: string, scopes: Scope[], days = 30): Promise<string> =>
    (await call('createErpKey', { body: { name: '总部ERP', scopes, days } }, owner)).data.key,

  ask: async (key: string, id: OperationId, { params = {}, query = {}, body, once }: Asked = {}) => {
    const { method, path } = operations[id];
    const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? '')));
    const response = await app.inject({
      method: method as 'get',
      url,
      query,
      headers: {
        authorization: `Bearer ${key}`,
        ...(once === undefined ? {} : { 'idempotency-key': once }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.statusCode, type: String(response.headers['content-type']), body: response.json() };
  },
});
