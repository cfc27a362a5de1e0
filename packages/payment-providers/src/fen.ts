/** Yuan with two decimals as integer fen, which WeChat and UnionPay use. */
export const toFen = (amount: string) => Number(amount.replace('.', ''));

/** Integer fen as yuan with two decimals. Throws for anything else, so that no payment is booked without its amount. */
export const toYuan = (fen: number) => {
  if (!Number.isSafeInteger(fen)) throw new Error('The provider named no amount.');
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
