// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C058 Money log */
export const listMoneyLog = {"id":"listMoneyLog","method":"get","path":"/api/user/user_money_log","access":"buyer","roles":["finance"]} as const;
/** C059 Balance, red packets, points, voucher totals */
export const getWallet = {"id":"getWallet","method":"get","path":"/api/user/user_money","access":"buyer"} as const;
/** C181 Red packets */
export const listRedPackets = {"id":"listRedPackets","method":"get","path":"/api/user/red_packet","access":"buyer"} as const;
/** C182 Cash vouchers */
export const listVouchers = {"id":"listVouchers","method":"get","path":"/api/user/voucher","access":"buyer"} as const;
/** C183 Points log */
export const listPointsLog = {"id":"listPointsLog","method":"get","path":"/api/user/points_log","access":"buyer"} as const;
/** C197 Set or change the payment password (six digits), verified by an SMS code */
export const setPayPassword = {"id":"setPayPassword","method":"post","path":"/api/user/pay_password","access":"buyer","roles":[]} as const;
/** C198 Put money into the wallet through a payment provider */
export const rechargeWallet = {"id":"rechargeWallet","method":"post","path":"/api/user/recharge","access":"buyer","roles":["finance"]} as const;
