import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { formatMoney } from '../price/format-money.ts';
import { PromotionTag } from '../promotion-tag/promotion-tag.tsx';
import * as css from './cart-line.css.ts';
import type { CartLineView } from './cart-line.tsx';

const cartLineGoodsTexts = { batch: '批号', expiry: '效期', pack: '中包装' };

export function CartLineGoods({ line, children }: { line: CartLineView<string | number>; children: ReactNode }) {
  const texts = useTexts('cartLineGoods', cartLineGoodsTexts);
  return (
    <div className={css.goods}>
      <div>
        {line.tags && line.tags.length > 0 && (
          <span className={css.tags}>
            {line.tags.map((tag) => (
              <PromotionTag key={tag.kind} {...tag} />
            ))}
          </span>
        )}
        <Anchor href={line.href} className={classNames(css.name, line.blocked && css.nameFaded)}>
          {line.name}
        </Anchor>
      </div>
      <div className={css.spec}>{[line.spec, line.maker].filter(Boolean).join('　')}</div>
      <div className={css.more}>
        <div className={css.facts}>
          {typeof line.unitPrice === 'string' && <span className={css.priceAside}>{formatMoney(line.unitPrice)}</span>}
          {line.batchNo && (
            <span className={css.wideFact}>
              {texts.batch} {line.batchNo}
            </span>
          )}
          {line.expiry && (
            <span>
              {texts.expiry} <span className={line.expiryWarning ? css.expiryWarning : undefined}>{line.expiry}</span>
            </span>
          )}
          {line.packStep && (
            <span className={css.wideFact}>
              {texts.pack} {line.packStep}
            </span>
          )}
        </div>
        {line.notes && line.notes.length > 0 && (
          <div className={css.notes}>
            {line.notes.map((note) => (
              <span key={note.text} className={css.note[note.tone]}>
                {note.text}
                {note.fix && (
                  <Anchor href={note.fix.href} className={css.fix}>
                    {note.fix.label}
                  </Anchor>
                )}
              </span>
            ))}
          </div>
        )}
      </div>
      {line.gifts?.map((gift) => (
        <div key={gift.name} className={css.gift}>
          <PromotionTag kind="赠" />
          {gift.name} × {gift.quantity}
        </div>
      ))}
      {children}
    </div>
  );
}
