import { type Operation, type OperationId, operations } from '@yaoji/api-client/contract';
import { drawGoodsPicture } from '@yaoji/goods-art';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type ErrorName, Refusal } from '../shop/refusal.ts';
import { findGoods, type Shop } from '../shop/shop.ts';
import { answered, Said } from './operations.ts';
import { readForm, readParams, readQuery } from './read-input.ts';

/** How a call fails on demand. */
export interface Failure {
  failure: 'NETWORK' | ErrorName;
  message: string | undefined;
}

type Failures = Map<OperationId, Failure[]>;
type Operate = (input: object, shop: Shop) => unknown;

/** Handlers of every operation of the contract, and of pictures of products. */
export function handlersOf(shop: Shop, failures: Failures): HttpHandler[] {
  const isFixed = ({ path }: Operation) => !path.includes('{');
  // Paths without parameters come before those that would match them.
  const sorted = Object.values(operations).sort((one, other) => Number(isFixed(other)) - Number(isFixed(one)));
  return [...sorted.map((operation) => handlerOf(operation, shop, failures)), pictures(shop)];
}

function handlerOf(operation: Operation, shop: Shop, failures: Failures): HttpHandler {
  const { id, method, path, access } = operation;
  // The cast: each row of the table takes the input of its own operation.
  const operate = answered[id] as Operate | undefined;
  return http[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const planned = failures.get(id)?.shift();
    if (planned?.failure === 'NETWORK') return HttpResponse.error();
    try {
      if (planned) throw new Refusal(planned.failure, planned.message ?? '操作失败，请重试');
      if (!operate) throw new Refusal('notFound', `@yaoji/testing has no handler for ${id} (${method} ${path}).`);
      if (access === 'buyer' && !shop.state.isSignedIn) throw new Refusal('signedOut', '请先登录');
      const query = readQuery(new URL(request.url).searchParams);
      const body = method === 'get' ? {} : readForm(new URLSearchParams(await request.text()));
      const answer = operate({ params: readParams(params), query, body }, shop);
      const { data, message } = answer instanceof Said ? answer : { data: answer, message: '' };
      return HttpResponse.json({ code: 200, message, data: data as object });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, status, message, data, errors } = error;
      return HttpResponse.json({ code, message, data: data as object, ...(errors && { errors }) }, { status });
    }
  });
}

const pictures = (shop: Shop): HttpHandler =>
  http.get('*/pictures/goods/:id/:view', ({ params }) => {
    const goods = findGoods(shop, Number(params.id));
    if (!goods) return new HttpResponse(null, { status: 404 });
    const { name, maker = '', spec = '', dosageForm = '' } = goods;
    const svg = drawGoodsPicture({ name, maker, spec, dosageForm }, 1);
    return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
  });
