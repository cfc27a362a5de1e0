import type { Goods } from '@yaoji/api-client/wire';
import { type Db, rolledBack } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { goodsOfRates, type Line, ownPriceLines, type Saver } from './own-price.repository.ts';
import { lockOwnPrices, membersIn, type OwnPriceForm } from './own-price-form.ts';
import { findNamings } from './price-history.repository.ts';
import { saveOwnPrices } from './save-own-prices.ts';

const mostGoods = 10;
const mostFixed = 6;

type Draft = { id?: number | undefined; form: OwnPriceForm; buyerId: number };
export type OwnPricePreview = {
  listId: number;
  company: string;
  /** When the list begins, or now. */
  at: Date;
  goods: Goods[];
  lines: ReadonlyMap<number, Line>;
};

/** Some products of a list as one of its buyers will see them: saves it as open, and rolls back. */
export const previewOwnPrices = (db: Db, { id, form, buyerId }: Draft, saver: Saver): Promise<OwnPricePreview> =>
  rolledBack(db, async (tx) => {
    const { namings } = required(await findNamings(tx, buyerId), 'buyerMissing');
    const isNamed = membersIn(form).some(({ kind, key }) =>
      namings.some((naming) => naming.kind === kind && naming.key === key),
    );
    if (!isNamed) throw invalid({ buyer: '这张表不适用于这个客户' });
    const stored = id === undefined ? null : required(await lockOwnPrices(tx, id), 'contentMissing');
    const { id: listId } = await saveOwnPrices(tx, stored, { ...form, isOpen: 1 }, saver);
    // Added products are last.
    const fixed = (form.goods ?? []).map(({ goodsId }) => goodsId).toReversed();
    const covered = await goodsOfRates(tx, form.rates ?? [], mostGoods);
    const ids = [...new Set([...fixed.slice(0, mostFixed), ...covered, ...fixed])].slice(0, mostGoods);
    const at = new Date(Math.max(saver.now.getTime(), form.startsAt * 1000));
    const goods = await loadGoods(tx, { ids, buyerId, now: at });
    return {
      ...{ listId, at },
      company: (await companiesOf(tx, [buyerId])).get(buyerId) ?? '',
      goods: ids.flatMap((each) => goods.get(each) ?? []),
      lines: new Map((await ownPriceLines(tx, listId)).map((line) => [line.id, line])),
    };
  });
