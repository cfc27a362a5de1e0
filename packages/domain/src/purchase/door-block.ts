import type { TimeInput } from '../values.ts';
import { purchaseBlock } from './purchase-block.ts';
import type { BlockBuyer, BlockGoods } from './types.ts';

/** A way by which a product reaches a buyer other than an ordinary line of the cart. */
export type Door = 'gift' | 'swap' | 'combination' | 'points' | 'prize';

/** The input of `doorBlock` about a product. */
export interface DoorGoods
  extends Pick<
    BlockGoods,
    'onShelf' | 'scope' | 'regions' | 'exceptRegions' | 'isControlled' | 'soldToBuyer' | 'forbiddenBy'
  > {
  name: string;
  /** 含麻黄碱类复方制剂, ordered alone (B7). */
  containsEphedrine?: boolean;
  /** 处方药: neither given away nor won. */
  isPrescription?: boolean;
  /** The kind of products that may not be sold online at all (B6): `精神药品`. */
  forbiddenKind?: string | null;
}

const REFUSALS: Readonly<Record<Door, string>> = {
  gift: '不能作赠品',
  swap: '不能换购',
  combination: '不能放入组合',
  points: '不能用积分兑换',
  prize: '不能作奖品',
};

/** The product itself is free. */
const FOR_NOTHING: ReadonlySet<Door> = new Set(['gift', 'points', 'prize']);
/** Points and draws check no licence and send no batch, so no medicine goes that way. */
const WITHOUT_PAPERS: ReadonlySet<Door> = new Set(['points', 'prize']);
const MEDICINES: ReadonlySet<string> = new Set(['中成药', '化学药', '生物制品', '中药饮片', '中药材']);

/**
 * Why a product may not go by this door (B1, B4, B6, B7), as a sentence with its name, or null. Without `to` it judges
 * only what holds for every buyer, as when an activity is saved; with `to` also what `purchaseBlock` forbids that
 * buyer, stock, pack and cap aside. Throws like `purchaseBlock`.
 *
 * @example doorBlock({ name: '克咳胶囊', containsEphedrine: true }, 'gift') // '克咳胶囊属于含麻黄碱类复方制剂，须单独下单，不能作赠品'
 */
export function doorBlock(
  goods: DoorGoods,
  door: Door,
  to?: { buyer: BlockBuyer | null; now: TimeInput },
): string | null {
  const why = closedToAll(goods, door) ?? (to ? closedTo(goods, to.buyer, to.now) : null);
  return why && `${goods.name}${why}，${REFUSALS[door]}`;
}

function closedToAll(goods: DoorGoods, door: Door): string | null {
  if (goods.forbiddenKind) return `属于${goods.forbiddenKind}，不得在网上销售`;
  if (goods.containsEphedrine) return '属于含麻黄碱类复方制剂，须单独下单';
  if (goods.isControlled) return '是控销商品，只售给指定客户';
  if (goods.isPrescription && FOR_NOTHING.has(door)) return '是处方药';
  if (WITHOUT_PAPERS.has(door) && MEDICINES.has(goods.scope ?? '')) return `是药品（${goods.scope}），须按批号销售`;
  return null;
}

function closedTo(goods: DoorGoods, buyer: BlockBuyer | null, now: TimeInput): string | null {
  // Only these: callers pass rows with more, and a gift has no price.
  const { onShelf = true, scope = null, isControlled = false, soldToBuyer = false } = goods;
  const { regions = null, exceptRegions = null, forbiddenBy = null } = goods;
  const terms = { onShelf, scope, regions, exceptRegions, isControlled, soldToBuyer, forbiddenBy };
  const found = purchaseBlock({ ...terms, stock: 1, packStep: 1 }, buyer, now);
  return found && `：${found.message}`;
}
