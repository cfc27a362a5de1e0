import type { ReactNode } from 'react';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './wallet-tiles.css.ts';

export type WalletTile = {
  id: string;
  label: string;
  /** Money as a decimal string, or a figure with its unit. */
  value: { amount: string } | { figure: number | string; unit?: string };
  /** Without it the tile is no link. */
  href?: string;
  icon?: ReactNode;
  /** E.g. 2 张将于 3 天后到期. */
  hint?: string | undefined;
};

export type WalletTilesProps = {
  /** Accessible name, e.g. 我的钱包. */
  label: string;
  /** In display order. */
  tiles: readonly WalletTile[];
  /** The tile of the current page. */
  current?: string;
  /** Shows placeholders for the figures. Default false. */
  loading?: boolean;
};

/** Balance, red packets, points, coupons and vouchers, each linking to its page. */
export function WalletTiles({ label, tiles, current, loading = false }: WalletTilesProps) {
  const hinted = tiles.some(({ hint }) => hint);
  return (
    <nav aria-label={label} className={css.wallet} {...(loading ? { 'aria-busy': true } : {})}>
      <div className={css.tiles}>
        {tiles.map((tile) => (
          <Tile key={tile.id} href={tile.href} isCurrent={tile.id === current}>
            <span className={css.label}>
              {tile.icon}
              {tile.label}
            </span>
            <span className={css.value}>
              {loading ? (
                <Skeleton width={72} height={20} />
              ) : 'amount' in tile.value ? (
                <Price value={tile.value.amount} size="large" tone="ink" />
              ) : (
                <>
                  <strong className={css.figure}>{tile.value.figure}</strong>
                  {tile.value.unit}
                </>
              )}
            </span>
            {hinted && <span className={css.hint}>{tile.hint}</span>}
          </Tile>
        ))}
      </div>
    </nav>
  );
}

type TileProps = { href: string | undefined; isCurrent: boolean; children: ReactNode };

function Tile({ href, isCurrent, children }: TileProps) {
  if (href === undefined) return <span className={css.tile}>{children}</span>;
  return (
    <Anchor href={href} className={css.tile} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {children}
    </Anchor>
  );
}
