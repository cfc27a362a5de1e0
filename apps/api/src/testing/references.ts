import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import type { Operation, Schema } from '#plugins/contract/openapi.ts';
import { bodySchema, deref, exampleOf, FileContent, type Parts, propertiesOf } from './contract-values.ts';

/** A field that names a row by its identity, or a file by its address. */
export type Reference = {
  path: string[];
  /** 0 stands for none. */
  isOptional: boolean;
  /** Queries for ids that end where their owner is compared; null if nobody has said yet what the field names. */
  rows: Rows | 'public' | null;
};

/** Where those of others are found otherwise than the buyer's own, the second query says how. */
type Rows = [own: string, others?: string];

/** Whose rows a field names, by the operation's address and the field; the first that fits counts. */
const kinds: [RegExp, Rows | 'public'][] = [
  [/ (goods_ids?|activity_id|ck_id|goods_price_id|ladder_price_id|goods_manjian_id|captcha_id)$/, 'public'],
  [/^\/api\/(activity|draw|points|coupon|cart\/quick_add)\/\S* id$/, 'public'],
  [/^\/api\/cart\/next_hint id$/, 'public'],
  // Addresses of files: who may fetch one is judged where files are served.
  [/ pictures$/, 'public'],
  [/^\/api\/address\/:id id$| address_id$/, ['select id from address where buyer_id']],
  [
    /^\/api\/cart\/:id\/edit id$|^\/api\/(cart\/\S+|order) ids$/,
    ['select id from cart_line where is_selected and buyer_id'],
  ],
  [/ coupon_id$/, ['select id from buyer_coupon where used_at is null and buyer_id']],
  [/ xjq_id$/, ['select id from cash_voucher where order_id is null and buyer_id']],
  [/ red_packet_id$/, ['select id from red_packet where order_id is null and buyer_id']],
  [
    / other_user_ids$/,
    [
      'select store_id as id from store_link where owner_id',
      'select id from buyer where not exists (select from store_link where store_id = buyer.id) and id',
    ],
  ],
  [/^\/api\/message\/\S+ ids$/, ['select id from message where deleted_at is null and buyer_id']],
  [/^\/api\/order\/:id\S* id$| order_ids$/, ['select id from orders where buyer_id']],
  [
    / line_ids?$/,
    ['select line.id from order_line line join orders on orders.id = line.order_id where orders.buyer_id'],
  ],
  [
    /^\/api\/order\/return\/:id id$/,
    ['select back.id from order_return back join orders on orders.id = back.order_id where orders.buyer_id'],
  ],
  [
    /^\/api\/order\/after_sales\/:id id$/,
    ['select help.id from after_sales help join orders on orders.id = help.order_id where orders.buyer_id'],
  ],
  [/^\/api\/invoice\/:id\/pdf id$/, ['select id from invoice where buyer_id']],
  [/^\/api\/user\/buy\/:id id$/, ['select id from demand where buyer_id']],
  [/^\/api\/user\/session\/:id id$/, ['select id from session where buyer_id']],
  [
    /^\/api\/store\/:id\/confirm id$/,
    [
      'select owner_id as id from store_link where store_id',
      'select id from buyer where not exists (select from store_link where owner_id = buyer.id) and id',
    ],
  ],
  [
    /^\/api\/store\/:id\S* id$/,
    [
      'select store_id as id from store_link where owner_id',
      'select id from buyer where not exists (select from store_link where store_id = buyer.id) and id',
    ],
  ],
  // The example renews a document of this kind.
  [/^\/api\/user\/zizhi id$/, ["select id from document where kind = 'drug_licence' and buyer_id"]],
  [/ documents$/, ['select id from document where buyer_id']],
];

const isReference = (name: string) => /(^|_)ids?$/.test(name) || name === 'documents' || name === 'pictures';

const rowsOf = (operation: Operation, name: string) =>
  kinds.find(([pattern]) => pattern.test(`${operation.url} ${name}`))?.[1] ?? null;

/** Every field of a request that names a row. */
export const referencesOf = (operation: Operation): Reference[] => {
  const found: Reference[] = [];
  const walk = (parent: Schema, path: string[]) => {
    for (const [name, field] of propertiesOf(parent)) {
      const schema = deref(field);
      const items = schema.type === 'array' ? deref(schema.items as Schema) : null;
      if (isReference(name) && items?.format !== 'binary') {
        found.push({ path: [...path, name], isOptional: schema.minimum === 0, rows: rowsOf(operation, name) });
      } else if (schema.type === 'object') walk(schema, [...path, name]);
      else if (items?.type === 'object') walk(items, [...path, name, '0']);
    }
  };
  walk(operation.params ?? {}, ['params']);
  walk(operation.query, ['query']);
  walk(bodySchema(operation), ['body']);
  return found;
};

/** A picture of one dot. */
const dot = new FileContent(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** What a handler asks of a field beyond the contract, by the field's name. */
const samples: Record<string, unknown> = {
  file: dot,
  tax_no: closeCreditCode('91510104MA6C8X7Q5'),
  phone: '13800001234',
  account: '6222020000000000',
  email: 'caigou@example.com',
};

/** The contract's own example of every field; no pictures, because those have to be there. */
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

/** Files stay the ones they are. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || value instanceof FileContent) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)]));
};

/** The same request, naming another row. */
export const withReference = (parts: Parts, { path }: Reference, value: unknown): Parts => {
  const copy = { params: { ...parts.params }, query: { ...parts.query }, body: copyOf(parts.body) as Parts['body'] };
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((node, step) => {
    node[step] ??= {};
    return node[step] as Record<string, unknown>;
  }, copy);
  const name = path.at(-1) ?? '';
  holder[name] = Array.isArray(holder[name]) ? [value] : value;
  return copy;
};
