import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Radio } from '../checkbox/radio.tsx';
import * as css from './address-card.css.ts';

const addressCardTexts = { default: '默认' };

export type AddressView = {
  /** Recipient. */
  name: string;
  /** Recipient's phone number. */
  phone: string;
  /** Province, city, district. */
  region: string;
  /** Street address. */
  detail: string;
  /** Used for orders unless another one is chosen. */
  isDefault?: boolean | undefined;
};

export type AddressCardProps = {
  address: AddressView;
  /** Makes it selectable, as one of several. */
  choice?: { name: string; checked: boolean; onChange: () => void };
  /** Plain small buttons, e.g. 设为默认, 编辑, 删除. */
  actions?: ReactNode;
};

/** A delivery address with its actions; selectable with `choice`. */
export function AddressCard({ address, choice, actions }: AddressCardProps) {
  const texts = useTexts('addressCard', addressCardTexts);
  const who = (
    <>
      {address.name} <span className={css.phone}>{address.phone}</span>
    </>
  );
  return (
    <article
      className={css.card}
      aria-label={`${address.name} ${address.region}`}
      {...(choice?.checked ? { 'data-chosen': '' } : {})}
    >
      <div className={css.head}>
        {choice ? (
          <Radio name={choice.name} label={who} checked={choice.checked} onChange={choice.onChange} />
        ) : (
          <span>{who}</span>
        )}
        {address.isDefault && <span className={css.mark}>{texts.default}</span>}
      </div>
      <p className={css.detail}>
        {address.region} {address.detail}
      </p>
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  );
}
