import { ApiError } from '@yaoji/api-client';
import { type OperationData, operations } from '@yaoji/api-client/desk';
import { addMoney, compareMoney, subtractMoney } from '@yaoji/domain';
import { Button, Checkbox, formatMoney, toast } from '@yaoji/ui';
import { useState } from 'react';
import { ActionDialog } from '#pages/parts/action-dialog.tsx';
import { WriteButton } from '#pages/parts/actions.tsx';
import { BuyerSearch } from '#pages/parts/buyer-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';

type Line = OperationData<'listBankLines'>['list'][number];
type Buyer = { id: number; company: string };

/** Splits a transfer among orders of a buyer, the rest goes to the balance; or sends one that is too little back. */
export function SplitLine({ line }: { line: Line }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="outline" onClick={() => setOpen(true)}>
        分配
      </Button>
      {isOpen && <SplitDialog line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

const mostOrders = 100;

/** The orders that a refused split names as possibly paid by the line; none for any other error. */
const bookedIn = (error: Error | null): { id: number; no: string }[] =>
  error instanceof ApiError ? ((error.data as { booked?: { id: number; no: string }[] } | null)?.booked ?? []) : []; // The contract's shape of that refusal.

const useUnpaidOrders = (buyer: Buyer | null) =>
  useRead(
    operations.listOrders,
    { query: { buyerId: buyer?.id ?? 0, status: 'pending', perPage: mostOrders } },
    { enabled: buyer !== null, isList: true },
  ).data?.list;

function SplitDialog({
  line: { id, serialNo, amount, left, payer, payerId, payerOwes },
  onClose,
}: {
  line: Line;
  onClose: () => void;
}) {
  const [buyer, setBuyer] = useState<Buyer | null>(payerId === null ? null : { id: payerId, company: payer });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isOther, setOther] = useState(false);
  const [goesBack, setGoesBack] = useState(false);
  const split = useWrite(operations.splitBankLine);
  const refund = useWrite(operations.returnBankLine);
  const orders = useUnpaidOrders(buyer);
  const paid = addMoney('0', ...(orders ?? []).filter((each) => chosen.includes(each.id)).map(({ total }) => total));
  const rest = subtractMoney(left, paid);
  const owes = buyer !== null && buyer.id === payerId ? payerOwes : null;
  const [only = 0, ...others] = chosen;
  const used = subtractMoney(amount, left);
  const mayGoBack = only > 0 && others.length === 0 && compareMoney(rest, 0) < 0 && compareMoney(used, 0) === 0;
  const isBack = mayGoBack && goesBack;
  const write = isBack ? refund : split;
  const finish = (text: string) => {
    toast.success(text);
    onClose();
  };
  const choose = (ids: readonly number[], from = buyer) => {
    setBuyer(from);
    setChosen(ids);
    // A refusal, and what was checked after it, are about the orders of before.
    setOther(false);
    split.reset();
  };
  const sendBack = () =>
    refund.mutate(
      { params: { id }, body: { orderId: only } },
      { onSuccess: () => finish(`${formatMoney(amount)} 已转到待退款，汇出后在那里登记`) },
    );
  const send = () =>
    buyer
      ? split.mutate(
          {
            params: { id },
            body: {
              buyerId: buyer.id,
              ...(chosen.length > 0 && { orders: [...chosen] }),
              ...(isOther && { isOther: 1 as const }),
              ...(compareMoney(left, 0) > 0 && compareMoney(rest, 0) < 0 && { fromBalance: subtractMoney('0', rest) }),
            },
          },
          { onSuccess: (data) => finish(settledText(data)) },
        )
      : toast.error('请先选择客户');
  return (
    <ActionDialog
      title={`分配 ${formatMoney(amount)}（流水 ${serialNo}）`}
      actionLabel={isBack ? '退回付款人' : '确认到账'}
      size="medium"
      write={write}
      onSubmit={isBack ? sendBack : send}
      onClose={onClose}
    >
      {() => (
        <div className={css.stack}>
          <Used used={used} left={left} />
          <BuyerChoice payer={payer} buyer={buyer} onChoose={(chosenBuyer) => choose([], chosenBuyer)} />
          <OrderChoices orders={orders} chosen={chosen} onChoose={choose} />
          {mayGoBack && (
            <Checkbox label="不收这一笔，退回付款人；订单等客户一笔转足" checked={goesBack} onChange={setGoesBack} />
          )}
          <Booked lineId={id} error={split.error} isOther={isOther} onOther={setOther} onTaken={finish} />
          {buyer && !isBack && compareMoney(left, 0) > 0 && (
            <Effect count={chosen.length} paid={paid} rest={rest} owes={owes} />
          )}
        </div>
      )}
    </ActionDialog>
  );
}

/** The part of a line that its number has paid already. */
const Used = ({ used, left }: { used: string; left: string }) =>
  compareMoney(used, 0) !== 0 && (
    <p className={css.muted}>
      此流水号已登记到账 {formatMoney(used)}，{compareMoney(left, 0) > 0 ? `还剩 ${formatMoney(left)}` : '没有余款'}
    </p>
  );

type BookedProps = {
  lineId: number;
  /** Of the refused split. */
  error: Error | null;
  isOther: boolean;
  onOther: (isOther: boolean) => void;
  onTaken: (text: string) => void;
};

/** Asks whether the transfer has paid one of these orders already. */
function Booked({ lineId, error, isOther, onOther, onTaken }: BookedProps) {
  const orders = bookedIn(error);
  if (orders.length === 0) return null;
  return (
    <>
      {orders.map(({ id, no }) => (
        <div key={id}>
          <WriteButton
            size="small"
            operation={operations.settleBankLines}
            label={`是订单 ${no} 的那一笔`}
            input={{ body: { lines: [{ lineId, orderId: id }] } }}
            onDone={() => onTaken('已确认到账；有余款请再分配')}
          />
        </div>
      ))}
      <Checkbox label="已核对：与已确认到账的订单不是同一笔款" checked={isOther} onChange={onOther} />
    </>
  );
}

type OrderChoicesProps = {
  orders: OperationData<'listOrders'>['list'] | undefined;
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
};

const OrderChoices = ({ orders, chosen, onChoose }: OrderChoicesProps) => (
  <>
    {orders?.map(({ id, no, total }) => (
      <div key={id} className={css.buttons}>
        <Checkbox
          label={no}
          checked={chosen.includes(id)}
          onChange={(isOn) => onChoose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
        <span className={css.money}>{formatMoney(total)}</span>
      </div>
    ))}
    {orders?.length === 0 && <p className={css.muted}>没有待付款的订单</p>}
  </>
);

type BuyerChoiceProps = { payer: string; buyer: Buyer | null; onChoose: (buyer: Buyer | null) => void };

/** Hidden while it loads, and from operators without access to wallets. */
function Balance({ buyerId }: { buyerId: number }) {
  const enabled = useMay()(operations.getBuyerWallet);
  const balance = useRead(operations.getBuyerWallet, { params: { id: buyerId } }, { enabled }).data?.balance;
  return balance && <span className={css.muted}>余额 {formatMoney(balance)}</span>;
}

/** The buyer who paid, first searched by the payer's name. */
const BuyerChoice = ({ payer, buyer, onChoose }: BuyerChoiceProps) =>
  buyer === null ? (
    <BuyerSearch label="客户" start={payer} onChoose={onChoose} />
  ) : (
    <div className={css.buttons}>
      <strong>{buyer.company}</strong>
      <Balance buyerId={buyer.id} />
      <Button size="small" tone="plain" onClick={() => onChoose(null)}>
        换一个客户
      </Button>
    </div>
  );

const repaidText = (repaid: string) => (compareMoney(repaid, 0) > 0 ? `，其中 ${formatMoney(repaid)} 还账期欠款` : '');

const settledText = ({ paid, rest, repaid }: OperationData<'splitBankLine'>) => {
  const settled = paid > 0 ? [`已付清 ${paid} 张订单`] : [];
  const hasRest = compareMoney(rest, 0) > 0 || paid === 0;
  return [...settled, ...(hasRest ? [`余款 ${formatMoney(rest)} 存入余额${repaidText(repaid)}`] : [])].join('，');
};

/** The debt on account that the rest repays first; null: the debt is unknown here. */
const owesText = (owes: string | null, rest: string) => {
  if (owes === null) return '；有账期欠款的先还款';
  const repaid = compareMoney(owes, rest) < 0 ? owes : rest;
  return compareMoney(repaid, 0) > 0 ? `，先还账期欠款 ${formatMoney(repaid)}` : '';
};

type EffectProps = { count: number; paid: string; rest: string; owes: string | null };

/** The effect of a split: the orders paid, and the rest. */
const Effect = ({ count, paid, rest, owes }: EffectProps) => (
  <p role="status" className={compareMoney(rest, 0) < 0 ? css.warning : undefined}>
    {splitText(count, paid, rest)}
    {compareMoney(rest, 0) > 0 && owesText(owes, rest)}
  </p>
);

const splitText = (count: number, paid: string, rest: string) => {
  if (compareMoney(rest, 0) < 0)
    return `还差 ${formatMoney(subtractMoney('0', rest))}，用客户的余额付；余额不够时先不选订单，全部存入余额，补款到账后再选`;
  if (count === 0) return `全部 ${formatMoney(rest)} 存入余额`;
  return `付清 ${count} 张订单 ${formatMoney(paid)}，余款 ${formatMoney(rest)} 存入余额`;
};
