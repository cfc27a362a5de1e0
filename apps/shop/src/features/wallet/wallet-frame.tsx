import { useQuery } from '@tanstack/react-query';
import type { Wallet } from '@yaoji/api-client/wire';
import { WalletTiles } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { walletQuery } from './wallet.queries.ts';
import { walletTiles } from './wallet-tiles.ts';

type WalletFrameProps = {
  /** Blocks below the figures. */
  children: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
};

/** A page of the wallet: the buyer's benefits, and the page's blocks (R034). */
export function WalletFrame({ children, ...head }: WalletFrameProps) {
  const name = useRouteName();
  const query = useQuery(walletQuery());
  const tiles = (wallet?: Wallet) => (
    <WalletTiles label="我的钱包" tiles={walletTiles(wallet)} current={name} loading={!wallet} />
  );
  return (
    <MemberFrame {...head}>
      <Loaded query={query} compact inCard skeleton={tiles()}>
        {tiles}
      </Loaded>
      {children}
    </MemberFrame>
  );
}
