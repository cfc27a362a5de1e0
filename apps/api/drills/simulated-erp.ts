import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type OperationId, operations, type Schemas } from '@yaoji/api-client/erp/contract';
import { Webhook } from 'standardwebhooks';

type Order = Schemas['Order'];
type Asked = { params?: Record<string, string | number>; query?: Record<string, string>; body?: unknown };

/** Failure rates of the network, by kind. */
const chances = { unsent: 0.03, unanswered: 0.05, refused: 0.1, repeated: 0.05, late: 0.005 };
const lateMs = 12_000;
const lotSize = 1000;

type Lot = 'sendGoods' | 'sendPrices' | 'sendStock';

/** The wholesaler's ERP at the other end of the interface; it knows only data that it read or wrote there. */
export class SimulatedErp {
  readonly prices = new Map<string, string>();
  /** Stock in the warehouse, by product and batch. */
  readonly stock = new Map<string, Map<string, string>>();
  readonly orders = new Map<string, Order>();
  /** Delivery documents by order. */
  readonly documents = new Map<string, string>();
  /** Events received by webhook, by id, in order of first arrival. */
  readonly heard = new Map<string, { subject: string; position: number; type: string }>();
  readonly counts = { calls: 0, unsent: 0, unanswered: 0, broken: 0, limited: 0, webhooks: 0, refused: 0, late: 0 };
  readonly complaints: string[] = [];
  position = 0;
  #deskUrl: string;
  readonly #keys: Record<'in' | 'out', string>;
  #moving = Promise.resolve();
  #verifier: Webhook | null = null;
  /** Events whose webhook failed once; only once each, so that the drill ends in minutes. */
  readonly #failed = new Set<string>();
  readonly #receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.counts.webhooks += 1;
      const chance = this.#failed.has(String(request.headers['webhook-id'])) ? 1 : Math.random();
      if (chance < chances.late + chances.refused + chances.repeated)
        this.#failed.add(String(request.headers['webhook-id']));
      if (chance < chances.late) {
        this.counts.late += 1;
        setTimeout(() => response.destroy(), lateMs).unref();
      } else if (chance < chances.late + chances.refused) {
        this.counts.refused += 1;
        response.writeHead(500).end('down');
      } else {
        this.#hear(Buffer.concat(chunks).toString(), request.headers as Record<string, string>);
        // Received, but may report failure, so that the same event arrives twice.
        response.writeHead(chance < chances.late + chances.refused + chances.repeated ? 502 : 204).end();
      }
    });
  });

  constructor(deskUrl: string, keys: Record<'in' | 'out', string>) {
    this.#deskUrl = deskUrl;
    this.#keys = keys;
  }

  /** Receives webhooks. */
  async listen(): Promise<string> {
    this.#receiver.listen(0, '127.0.0.1');
    await once(this.#receiver, 'listening');
    return `127.0.0.1:${(this.#receiver.address() as AddressInfo).port}`;
  }

  close() {
    this.#receiver.closeAllConnections();
    this.#receiver.close();
  }

  /** Retries until there is an answer, with the same idempotency key. */
  async call<Answer>(id: OperationId, { params = {}, query, body }: Asked = {}): Promise<Answer> {
    const { method, path, scope } = operations[id];
    const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? '')));
    const url = `${this.#deskUrl}${place}?${new URLSearchParams(query)}`;
    const isOut = /^(orders|shipments|webhooks)/.test(scope);
    const headers = {
      authorization: `Bearer ${this.#keys[isOut ? 'out' : 'in']}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    for (;;) {
      this.counts.calls += 1;
      if (Math.random() < chances.unsent) {
        this.counts.unsent += 1;
        continue;
      }
      try {
        const sent = {
          method: method.toUpperCase(),
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        };
        const response = await fetch(url, sent);
        const answer = (await response.json()) as Answer & { title?: string };
        if (Math.random() < chances.unanswered) {
          this.counts.unanswered += 1;
          continue;
        }
        if (response.ok) return answer;
        if (response.status !== 429 && response.status < 500 && !response.headers.has('retry-after'))
          throw new RefusedCall(`${id} ${response.status} ${answer.title}`);
        this.counts.limited += 1;
        await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
      } catch (error) {
        if (error instanceof RefusedCall) throw error;
        this.counts.broken += 1;
        await wait(100);
      }
    }
  }

  /** Sends rows in lots; what is refused of them is a complaint. */
  async send(id: Lot, rows: readonly { code: string }[]) {
    for (let from = 0; from < rows.length; from += lotSize) {
      const lot = await this.call<Schemas['LotAnswer']>(id, { body: { rows: rows.slice(from, from + lotSize) } });
      const refused = lot.rows.filter(({ status }) => status === 'refused');
      this.complaints.push(...refused.map(({ code, message }) => `${id} ${code}: ${message}`));
    }
  }

  async sendPrices(prices: ReadonlyMap<string, string>) {
    await this.send(
      'sendPrices',
      [...prices].map(([code, price]) => ({ code, price })),
    );
    for (const [code, price] of prices) this.prices.set(code, price);
  }

  /** While a delivery is under way neither side can say what the other one counts; so none is. */
  async #alone(run: () => Promise<void>) {
    this.#moving = this.#moving.then(run);
    await this.#moving;
  }

  sendStock = (codes: readonly string[]) => this.#alone(() => this.#sendStock(codes));

  async #sendStock(codes: readonly string[]) {
    const rows = codes.map((code) => {
      const batches = [...(this.stock.get(code) ?? [])].map(([batchNo, quantity]) => ({
        batchNo,
        quantity,
        expiry: '2029-06-30',
      }));
      return { code, batches };
    });
    await this.send('sendStock', rows);
  }

  async subscribe(host: string) {
    const body = { url: `http://${host}/hooks`, kinds: [] };
    const { secret } = await this.call<Schemas['NewWebhook']>('createWebhook', { body });
    this.#verifier = new Webhook(secret);
  }

  #hear(text: string, headers: Record<string, string>) {
    try {
      this.#verifier?.verify(text, headers);
    } catch (error) {
      this.complaints.push(`a webhook is not signed: ${error}`);
    }
    const { type, data } = JSON.parse(text);
    const id = String(headers['webhook-id']);
    if (!this.heard.has(id)) this.heard.set(id, { type, subject: data.subject, position: data.position });
  }

  /** Reads what changed, and ships what is paid; answers with how much there was. */
  async work(): Promise<number> {
    const query = { after: String(this.position), limit: '500' };
    const { list, next } = await this.call<Schemas['Changes']>('listChanges', { query });
    const changed = new Set(list.filter(({ kind }) => /^order\.(?!shipped)/.test(kind)).map(({ number }) => number));
    for (const no of changed) {
      const order = await this.call<Order>('getOrder', { params: { no } });
      this.orders.set(no, order);
      if (order.status === 'paid') await this.#alone(() => this.#ship(order));
    }
    this.position = next;
    return list.length;
  }

  /** The units leave the warehouse, then the parcel is reported: once, however often that is. */
  async #ship({ no, lines }: Order) {
    const documentNo = this.documents.get(no) ?? `CK-${this.documents.size + 1}`;
    if (!this.documents.has(no)) {
      this.documents.set(no, documentNo);
      for (const { code, batches } of lines)
        for (const { batchNo, quantity } of batches) this.#take(code ?? '', batchNo, quantity);
    }
    const body = { orderNo: no, documentNo, company: '演示物流', trackingNo: `YJ${documentNo}` };
    const order = await this.call<Order>('createShipment', { body });
    const text = '已到达配送站';
    const tracked = { orderNo: no, trackingNo: body.trackingNo, text, status: 'delivering' };
    this.orders.set(
      no,
      order.status === 'shipped' ? await this.call<Order>('trackShipment', { body: tracked }) : order,
    );
  }

  #take(code: string, batchNo: string, quantity: string) {
    const batches = this.stock.get(code);
    const left = Number(batches?.get(batchNo) ?? Number.NaN) - Number(quantity);
    if (!(left >= 0)) this.complaints.push(`the warehouse has not ${quantity} of batch ${batchNo} of ${code}`);
    batches?.set(batchNo, String(left));
  }
}

/** It was refused, and will be however often it is sent. */
class RefusedCall extends Error {}
