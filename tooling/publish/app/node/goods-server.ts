// A stand-in for a host that follows the contract: answers with the contract's own examples, and with files.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Schemas } from '@yaoji/api-client/contract';
import { exampleOf } from '@yaoji/api-client/docs';
import contract from '@yaoji/api-client/openapi.json' with { type: 'json' };

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const goods = exampleOf(contract, { $ref: '#/components/schemas/Goods' }) as Schemas['Goods'];
const listed: Schemas['Goods'] = {
  ...goods,
  name: '六味地黄丸',
  price: '14.60',
  number: '95',
  zbz: '10',
  xg_number: '0',
  quota: null,
  is_buy: 1,
  cant_buy_reason: null,
  ladder_price: [{ id: 1, number: '50', price: '13.90' }],
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

export interface GoodsServer {
  url: string;
  received: { method: string; url: string; type: string; body: string }[];
  close(): Promise<void>;
}

export async function startGoodsServer(files: string | null): Promise<GoodsServer> {
  const received: GoodsServer['received'] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { pathname } = new URL(url, 'http://localhost');
    const answer = (status: number, envelope: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
    if (pathname.startsWith('/api/')) received.push({ method, url, type: headers['content-type'] ?? '', body });
    if (pathname === '/api/goods/list') {
      const data = { list: [listed], total: 1, page: 1, per_page: 20, facets: [], category_path: [] };
      answer(200, { code: 200, message: '', data });
    } else if (pathname === '/api/cart') {
      answer(401, { code: 10001, message: '请先登录', data: null });
    } else if (pathname.startsWith('/pictures/')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    } else if (files && method === 'GET') {
      const file = join(files, normalize(pathname === '/' ? 'index.html' : pathname));
      const content = await readFile(file).catch(() => null);
      response.writeHead(content ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(content);
    } else {
      answer(404, { code: 404, message: '没有找到', data: null });
    }
  });
  await listening(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
