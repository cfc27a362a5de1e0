import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { type Thing, thingsOf } from '#owners.ts';
import type { Operation, Schema } from '#plugins/contract/openapi.ts';
import { bodySchema, deref, exampleOf, FileContent, type Parts, propertiesOf } from './contract-values.ts';

/** A field that refers to a row by its id, or to a file by its address. */
export type Reference = {
  path: string[];
  /** 0 means none. */
  isOptional: boolean;
  /** As declared for the operation; null if it is not. */
  thing: Thing | null;
};

/**
 * Queries for ids, to which the owner's id is appended; the second finds other buyers' rows if that needs another
 * query.
 */
type Rows = [own: string, others?: string];

const ofOrder = (table: string) =>
  `select part.id from ${table} part join orders on orders.id = part.order_id where orders.buyer_id`;

/** Buyers without a link to this one by the column. */
const unlinked = (column: string) =>
  `select id from buyer where not exists (select from store_link where ${column} = buyer.id) and id`;

/** Example rows of things that belong to buyers. */
export const rowsOf: Record<Exclude<Thing, 'public' | 'content'>, Rows> = {
  address: ['select id from address where buyer_id'],
  afterSales: [ofOrder('after_sales')],
  cartLine: ['select id from cart_line where is_selected and buyer_id'],
  coupon: ['select id from buyer_coupon where used_at is null and buyer_id'],
  demand: ['select id from demand where buyer_id'],
  // The example renews a document of this kind.
  document: ["select id from document where kind = 'drug_licence' and buyer_id"],
  feedback: ['select id from feedback where buyer_id'],
  file: ["select '/uploads/' || path as id from stored_file where buyer_id"],
  invoice: ['select id from invoice where buyer_id'],
  message: ['select id from message where deleted_at is null and buyer_id'],
  office: ['select owner_id as id from store_link where store_id', unlinked('owner_id')],
  order: ['select id from orders where buyer_id'],
  orderLine: [ofOrder('order_line')],
  orderNo: ['select no as id from orders where buyer_id'],
  orderReturn: [ofOrder('order_return')],
  approvalRule: ['select id from approval_rule where buyer_id'],
  goodsRule: ['select id from company_goods_rule where buyer_id'],
  person: ['select id from member where buyer_id'],
  proposal: ['select id from proposal where buyer_id'],
  purchaseRequest: ['select id from purchase_request where buyer_id'],
  rebateNote: ['select id from rebate_note where buyer_id'],
  recall: [
    `select recall.id from recall join order_line line on line.goods_id = recall.goods_id
     join order_line_batch part on part.order_line_id = line.id and part.batch_no = recall.batch_no
     join orders on orders.id = line.order_id where orders.buyer_id`,
  ],
  redPacket: ['select id from red_packet where order_id is null and buyer_id'],
  session: ['select id from session where buyer_id'],
  store: ['select store_id as id from store_link where owner_id', unlinked('store_id')],
  voucher: ['select id from cash_voucher where order_id is null and buyer_id'],
};

/** Whether a field is a reference: path fields always are, others by name. */
const isReference = (name: string, path: string[]) =>
  path[0] === 'params' || /(^|_)ids?$|^(order_no|documents|pictures)$/.test(name);

/** Every reference in a request. */
export const referencesOf = (operation: Operation): Reference[] => {
  const found: Reference[] = [];
  const things = thingsOf(operation);
  const walk = (parent: Schema, path: string[]) => {
    for (const [name, field] of propertiesOf(parent)) {
      const schema = deref(field);
      const items = schema.type === 'array' ? deref(schema.items as Schema) : null;
      if (isReference(name, path)) {
        found.push({ path: [...path, name], isOptional: schema.minimum === 0, thing: things[name] ?? null });
      } else if (schema.type === 'object') walk(schema, [...path, name]);
      else if (items?.type === 'object') walk(items, [...path, name, '0']);
    }
  };
  walk(operation.params ?? {}, ['params']);
  walk(operation.query, ['query']);
  walk(bodySchema(operation), ['body']);
  return found;
};

/** A picture of one pixel. */
const dot = new FileContent(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Field values that handlers require beyond the contract, by name. */
const samples: Record<string, unknown> = {
  file: dot,
  tax_no: closeCreditCode('91510104MA6C8X7Q5'),
  phone: '13800001234',
  account: '6222020000000000',
  email: 'caigou@example.com',
};

/** The contract's own example of every field, except pictures, which must exist. */
export const exampleRequest = (operation: Operation): Parts => {
  const { pictures: _, ...body } = exampleOf(bodySchema(operation)) as Parts['body'];
  for (const name of Object.keys(body)) if (name in samples) body[name] = samples[name];
  if (operation.id === 'exchangePoints') body.id = 1;
  if (operation.id === 'uploadDocument') body['pictures[0]'] = dot;
  return {
    params: (exampleOf(operation.params ?? { type: 'object' }) ?? {}) as Parts['params'],
    query: {},
    body,
  };
};

/** A deep copy that shares files. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || value instanceof FileContent) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)]));
};

/** The same request with another reference. */
export const withReference = (parts: Parts, { path }: Reference, value: unknown): Parts => {
  const copy = { params: { ...parts.params }, query: { ...parts.query }, body: copyOf(parts.body) as Parts['body'] };
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((node, step) => {
    node[step] ??= {};
    return node[step] as Record<string, unknown>;
  }, copy);
  const name = path.at(-1) ?? '';
  holder[name] = Array.isArray(holder[name]) || name === 'pictures' ? [value] : value;
  return copy;
};
