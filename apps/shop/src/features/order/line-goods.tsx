import { GoodsPicture, Link } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { href } from '#shared/routing/href.ts';
import * as css from './line-goods.css.ts';

type LineGoodsProps = {
  line: {
    goodsId: number;
    name: string;
    spec: string | null;
    maker: string | null;
    storage?: string | undefined;
    picture: string | undefined;
    unit: string;
    batches: readonly {
      batchNo: string;
      expiry: string | null;
      quantity?: string;
    }[];
  };
  /** Below the batches: notes, marks. */
  children?: ReactNode;
};

/** The product of a line: picture, name, spec, maker and batches (O6). */
export const LineGoods = ({ line, children }: LineGoodsProps) => (
  <div className={css.goods}>
    <div className={css.picture}>
      <GoodsPicture src={line.picture} alt="" size={56} />
    </div>
    <div className={css.facts}>
      <Link href={href('list_info', { id: line.goodsId })} tone="strong">
        <span className={css.name}>{line.name}</span>
      </Link>
      <div className={css.fact}>{[line.spec, line.maker, line.storage].filter(Boolean).join('　')}</div>
      {line.batches.map(({ batchNo, expiry, quantity }) => (
        <div key={`${batchNo} ${expiry}`} className={css.fact}>
          批号 {batchNo}
          {expiry && `　效期 ${expiry}`}
          {quantity && line.batches.length > 1 ? `　${quantity}${line.unit}` : ''}
        </div>
      ))}
      {children}
    </div>
  </div>
);
