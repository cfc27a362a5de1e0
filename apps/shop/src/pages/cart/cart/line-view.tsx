import type { CartLine } from '@yaoji/api-client/wire';
import { compareMoney, explainPrice, type PricedLine, type QuantityLimits, quantityLimits } from '@yaoji/domain';
import { type CartLineNote, type CartLineView, formatMoney, Popover, PriceProof } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { toBlockView, toPrice, toTags } from '#features/goods/goods-view.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './cart.css.ts';
import { canBeChosen } from './cart-groups.ts';

/** A line of the page with everything that its row takes. */
export type LineRow = { readonly view: CartLineView; readonly proof: ReactNode };

export function toLineRow(line: CartLine, priced: PricedLine, warnings: readonly string[], login: string): LineRow {
  const { goods } = line;
  const batch = goods.batches[0];
  const view: CartLineView = {
    id: String(line.id),
    name: goods.name,
    href: href('list_info', { id: goods.id }),
    picture: goods.pictures[0]?.thumbnail,
    spec: goods.spec ?? undefined,
    maker: goods.maker ?? undefined,
    batchNo: batch?.batchNo,
    expiry: goods.expiry ?? undefined,
    expiryWarning: goods.isExpiryUrgent,
    packStep: goods.packStep,
    tags: line.addedKind === 'swap' ? [{ kind: '换购' }] : toTags(goods),
    notes: notesOf(line, priced, warnings, login),
    unitPrice: priced.unitPrice ?? toPrice(goods),
    listPrice: isLower(priced) ? (goods.listPrice ?? undefined) : undefined,
    amount: priced.unitPrice === null ? undefined : priced.amount,
    quantity: line.quantity,
    limits: lineLimits(line),
    selected: priced.selected,
    blocked: !canBeChosen({ line, priced }),
    favourite: goods.isFavourite,
  };
  return { view, proof: <LineProof priced={priced} name={goods.name} /> };
}

/** The server says the most, since special prices and caps limit a line, too (D3, D4). */
const lineLimits = ({ goods, maxQuantity, block }: CartLine): QuantityLimits =>
  quantityLimits({ packStep: goods.packStep, stock: maxQuantity, buyable: goods.isBuyable && block === null });

const isLower = ({ priceKind }: PricedLine) => priceKind !== 'list';

function notesOf(line: CartLine, priced: PricedLine, warnings: readonly string[], login: string): CartLineNote[] {
  const { block, goods } = line;
  if (block) {
    const { message, fix } = toBlockView(block, goods, login) ?? { message: block.message };
    return [{ tone: 'warning', text: message, ...(fix ? { fix } : {}) }];
  }
  if (priced.excluded && priced.excluded.code !== 'NOT_SELECTED') {
    return [{ tone: 'warning', text: priced.excluded.message }];
  }
  const reached = priced.ladder?.reached;
  const notes: (CartLineNote | null)[] = [
    reached ? { tone: 'promo', text: `已达 ${reached.number}${goods.unit} 阶梯价` } : null,
    priced.ladder?.text ? { tone: 'info', text: priced.ladder.text } : null,
    isListed(line, priced) && line.addedPrice && goods.price && compareMoney(line.addedPrice, goods.price) !== 0
      ? { tone: 'info', text: `加入时单价 ${formatMoney(line.addedPrice)}` }
      : null,
    ...warnings.map((text): CartLineNote => ({ tone: 'warning', text })),
  ];
  return notes.filter((note) => note !== null);
}

/** Special prices have conditions, and tiers follow the quantity: only list prices are compared with what they were. */
const isListed = ({ addedKind }: CartLine, { priceKind }: PricedLine) =>
  addedKind === 'ordinary' && priceKind === 'list';

/** How the line's price came about (K5). */
function LineProof({ priced, name }: { readonly priced: PricedLine; readonly name: string }) {
  const steps = explainPrice(priced);
  if (!priced.selected || steps.length < 3) return null;
  const [first, ...rest] = steps;
  const paid = rest.at(-1);
  if (!first || !paid) return null;
  return (
    <Popover label={`${name} 价格明细`} placement="top" openOnHover trigger={<ProofButton />}>
      <PriceProof
        rows={[
          { label: first.label, amount: first.left },
          ...rest.slice(0, -1).map(({ label, off }) => ({ label, amount: `-${off}` })),
        ]}
        total={{ label: paid.label, amount: paid.left }}
      />
    </Popover>
  );
}

const ProofButton = (props: { onClick?: () => void }) => (
  <button {...props} type="button" className={css.proof}>
    价格明细
  </button>
);
