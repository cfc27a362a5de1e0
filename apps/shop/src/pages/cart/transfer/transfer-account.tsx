import type { UseQueryResult } from '@tanstack/react-query';
import type { Payment } from '@yaoji/api-client/wire';
import { Card, CopyButton, DescriptionList, formatMoney, Skeleton } from '@yaoji/ui';
import { Loaded } from '#shared/page/loaded.tsx';
import * as css from './transfer.css.ts';

type TransferAccountProps = {
  query: UseQueryResult<Payment>;
  amount: string;
  orderNo: string;
};

/** The account to pay to; each part can be copied into the bank's form. */
export function TransferAccount({ query, amount, orderNo }: TransferAccountProps) {
  const list = (account: Payment['bankAccount']) => (
    <DescriptionList
      columns={1}
      items={[
        ['户名', account?.name, account?.name],
        ['开户银行', account?.bank, account?.bank],
        ['账号', account?.account.replace(/(\d{4})(?=\d)/g, '$1 '), account?.account],
        ['转账金额', formatMoney(amount), amount],
        ['附言', account?.note, orderNo],
      ].map(([label = '', shown, copied = '']) => ({
        label,
        value: (
          <span className={css.copied}>
            <span className={css.figure}>{shown ?? <Skeleton width={160} />}</span>
            <CopyButton text={copied} name={label} />
          </span>
        ),
      }))}
    />
  );
  return (
    <Card title="收款账户" note="请用企业对公账户转账，并按附言填写订单号" padding="large">
      <Loaded query={query} compact skeleton={<div inert>{list(null)}</div>}>
        {({ bankAccount }) => bankAccount && list(bankAccount)}
      </Loaded>
    </Card>
  );
}
