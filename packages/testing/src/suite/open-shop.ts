import type { Schemas } from '@yaoji/api-client/contract';
import type { CheckedClient } from './checked-client.ts';

export const names = {
  pills: '六味地黄丸（浓缩丸）',
  granules: '板蓝根颗粒',
  capsules: '阿莫西林胶囊',
  vitamins: '维生素C片',
  herb: '黄芪（选货）',
  soldOut: '枸杞子',
  monitor: '电子血压计',
  suture: '可吸收缝合线',
  masks: '一次性使用医用口罩',
  liquid: '蒲地蓝消炎口服液',
  controlled: '复方甘草片（控销）',
} as const;

export type Name = keyof typeof names;

/** A shop under test, with shorthands. */
export interface OpenShop extends CheckedClient {
  /** Ids of the products, known once the shop is open. */
  ids: Record<Name, number>;
  add: (...lines: [Name, string][]) => Promise<Schemas['AddedLine'][]>;
  cart: () => Promise<Schemas['Cart']>;
  lineOf: (name: Name) => Promise<Schemas['CartLine'] | undefined>;
}

/** `client` is called only in tests, when it is known. */
export function openShop(client: () => CheckedClient): OpenShop {
  const ids = {} as OpenShop['ids']; // filled before the first test
  const data: CheckedClient['data'] = (id, input) => client().data(id, input);
  const cart = () => data('getCart', { query: {} });
  return {
    data,
    error: (id, input) => client().error(id, input),
    ids,
    async add(...lines) {
      const params = lines.map(([name, number]) => ({ goods_id: ids[name], number }));
      return (await data('addCartLines', { body: { params } })).results;
    },
    cart,
    lineOf: async (name) => (await cart()).data.find(({ goods_id }) => goods_id === ids[name]),
  };
}
