import type { UseQueryResult } from '@tanstack/react-query';
import type { Payment } from '@yaoji/api-client/wire';
import { Card, CopyButton, DescriptionList, ErrorState, formatMoney, Skeleton } from '@yaoji/ui';
import * as css from './transfer.css.ts';

type TransferAccountProps = {
  readonly query: UseQueryResult<Payment>;
  readonly total: string;
  readonly orderNo: string;
};

/** The account to pay to; each part can be copied into the bank's form. */
export function TransferAccount({ query, total, orderNo }: TransferAccountProps) {
  const { data: payment, error, isFetching, refetch } = query;
  const account = payment?.bankAccount;
  return (
    <Card title="收款账户" note="请用企业对公账户转账，并按附言填写订单号" padding="large">
      {account ? (
        <DescriptionList
          columns={1}
          items={[
            ['户名', account.name, account.name],
            ['开户银行', account.bank, account.bank],
            ['账号', account.account.replace(/(\d{4})(?=\d)/g, '$1 '), account.account],
            ['转账金额', formatMoney(total), total],
            ['附言', account.note, orderNo],
          ].map(([label = '', shown = '', copied = '']) => ({
            label,
            value: (
              <span className={css.copied}>
                <span className={css.figure}>{shown}</span>
                <CopyButton text={copied} name={label} />
              </span>
            ),
          }))}
        />
      ) : error || payment ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}
