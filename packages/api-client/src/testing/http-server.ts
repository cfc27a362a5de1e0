import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestServer {
  url: string;
  /** Requests in order of arrival. */
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

type Respond = (response: ServerResponse, request: ReceivedRequest) => unknown;

/** A real HTTP server on a free port of the loopback interface. */
export async function startServer(respond: Respond): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
    const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    await respond(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
