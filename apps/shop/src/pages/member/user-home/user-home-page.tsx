import { useQuery } from '@tanstack/react-query';
import { userStateQuery } from '#features/user/user.queries.ts';
import { MemberFrame } from '#pages/parts/member/member-frame.tsx';
import { Greeting } from './greeting.tsx';
import { OrderOverview } from './order-overview.tsx';
import { OwnGoods } from './own-goods.tsx';
import { Qualification } from './qualification.tsx';
import { WalletOverview } from './wallet-overview.tsx';

/** The member's own page: who it is, what is to be mended, money, orders and goods (R026). */
export default function UserHomePage() {
  const { data: user } = useQuery(userStateQuery());
  return (
    <MemberFrame>
      {user && (
        <>
          <Greeting user={user} />
          <Qualification user={user} />
        </>
      )}
      <WalletOverview />
      <OrderOverview />
      <OwnGoods />
    </MemberFrame>
  );
}
