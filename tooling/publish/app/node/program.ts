import { createApiClient, operations, withToken } from '@yaoji/api-client';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const api = createApiClient({ baseUrl, fetch: withToken(token) });
for (const operation of [operations.getCartTotal, operations.listOrders]) {
  const outcome = await api.call(operation);
  console.log(operation.path, outcome.ok ? 'ok' : outcome.error.message);
}
