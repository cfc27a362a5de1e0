/** Fields that the contract declares as integers; forms and queries carry text. */
const integers = new Set([
  ...['id', 'ids', 'goods_id', 'goods_ids', 'ck_id', 'goods_price_id', 'ladder_price_id', 'goods_manjian_id'],
  ...['is_yj', 'type', 'activity_id', 'is_selected', 'address_id', 'coupon_id', 'xjq_id', 'red_packet_id', 'new'],
  ...['papers_for', 'no_papers_for', 'seller_papers'],
  ...['page', 'per_page', 'in_stock', 'expiry_days', 'group', 'facets', 'exact', 'filters', 'invoice'],
]);
/** Fields of queries that are lists even with one value. */
const lists = new Set(['maker', 'dosage_form', 'scope', 'origin']);

type Tree = { [name: string]: Tree | string | number };

const isInteger = /^\d{1,15}$/;

/** A value by its field: digits are a number where the contract has an integer. */
const typedValue = (field: string, text: string) => (integers.has(field) && isInteger.test(text) ? Number(text) : text);

/** A form with names in brackets as nested values: `ids[0]=3` becomes `{ ids: [3] }`. */
export function readForm(form: URLSearchParams): unknown {
  const tree: Tree = Object.create(null);
  for (const [name, text] of form) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    const field = isInteger.test(last) ? path.at(-1) : last;
    let at = tree;
    for (const step of path) {
      const next = at[step];
      if (typeof next === 'object') at = next;
      else {
        const made: Tree = Object.create(null);
        at[step] = made;
        at = made;
      }
    }
    at[last] = typedValue(field ?? last, text);
  }
  return listed(tree);
}

/** Objects whose names are all numbers are lists. */
function listed(value: Tree | string | number): unknown {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([name]) => isInteger.test(name)))
    return entries.map(([, each]) => listed(each));
  return Object.fromEntries(entries.map(([name, each]) => [name, listed(each)]));
}

/** A query by its names. */
export const readQuery = (query: URLSearchParams): unknown =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => [
      name,
      lists.has(name) ? query.getAll(name) : typedValue(name, query.get(name) ?? ''),
    ]),
  );

/** Parameters of a path; all of them are ids. */
export const readParams = (params: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Number(value)]));
