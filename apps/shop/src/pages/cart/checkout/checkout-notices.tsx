import type { Checkout } from '@yaoji/api-client/wire';
import { creditBlock, creditBlockText } from '@yaoji/domain';
import { Link, Notice } from '@yaoji/ui';
import { ReasonHelp } from '#features/help/reason-help.tsx';
import { CreditNote } from '#features/wallet/credit-note.tsx';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import * as css from './checkout.css.ts';

type CheckoutNoticesProps = { checkout: Checkout; selectedCount: number };

/** Blocking errors and warnings, each with its lines. */
export function CheckoutNotices({ checkout, selectedCount }: CheckoutNoticesProps) {
  const { problems, refused, warnings, wallet, totals } = checkout;
  const block = wallet.credit && creditBlock(wallet.credit, totals.payable);
  return (
    <>
      {problems.map(({ code, message, lineIds }) => (
        <Notice key={code} tone="danger" announced action={<Link href={href('cart')}>返回购物车处理</Link>}>
          {message} <ReasonHelp code={code} />
          <Concerned checkout={checkout} lineIds={lineIds} />
        </Notice>
      ))}
      {refused.length > 0 && (
        <Notice
          tone="danger"
          title={`已选 ${selectedCount} 种商品中有 ${refused.length} 种无法购买，未计入本单`}
          action={<Link href={href('cart')}>返回购物车处理</Link>}
        >
          <ul className={css.noticeLines}>
            {refused.map(({ lineId, goodsId, name, message }) => (
              <li key={`${lineId} ${goodsId}`}>
                {name}：{message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!block && <CreditNote credit={wallet.credit} total={totals.payable} />}
      {block && block.reason !== 'none' && (
        <Notice tone="warning" action={<Link href={href('wallet_balance')}>去还款</Link>}>
          {creditBlockText(block)}
        </Notice>
      )}
      {warnings.map(({ code, message, lineIds, fix }) => {
        const address = fix?.kind === 'route' ? linkTo(fix.route) : null;
        return (
          <Notice
            key={`${code} ${message}`}
            tone="warning"
            {...(fix && address ? { action: <Link href={address}>{fix.label}</Link> } : {})}
          >
            {message}
            <Concerned checkout={checkout} lineIds={lineIds} />
          </Notice>
        );
      })}
    </>
  );
}

const namedLines = 5;

type LineGoods = Checkout['lines'][number]['goods'];

/** The product's name, with the spec if several products of the order share the name. */
const nameAmong = ({ lines }: Checkout, { id, name, spec }: LineGoods) =>
  spec && lines.some(({ goods }) => goods.name === name && goods.id !== id) ? `${name} ${spec}` : name;

function Concerned({ checkout, lineIds }: { checkout: Checkout; lineIds: readonly number[] }) {
  const concerned = new Set(lineIds);
  const names = checkout.lines.filter(({ id }) => concerned.has(id)).map(({ goods }) => nameAmong(checkout, goods));
  if (names.length === 0) return null;
  const rest = names.length > namedLines ? `等 ${names.length} 种` : '';
  return <p className={css.concerned}>{`涉及商品：${names.slice(0, namedLines).join('、')}${rest}`}</p>;
}
