import { operations } from '@yaoji/api-client';
import { RoleButton } from '#features/user/role-button.tsx';

/** The way to the dialog that recharges the wallet. */
export const RechargeButton = ({ href }: { href: string }) => (
  <RoleButton operation={operations.rechargeWallet} href={href}>
    充值
  </RoleButton>
);
