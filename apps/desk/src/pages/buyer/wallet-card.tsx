import { type OperationInput, operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, formatMoney } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { moneyKindName, pointsKindName } from './buyer-words.ts';

type Wallet = Schemas['BuyerWallet'];
type MoneyForm = OperationInput<'adjustMoney'>['body'];
type PointsForm = OperationInput<'adjustPoints'>['body'];

const direction = {
  name: 'direction',
  options: [
    ['in', '增加'],
    ['out', '扣减'],
  ],
} as const;
const reason = { name: 'reason', hint: '客户在明细里能看到', required: true, input: { maxLength: 60 } } as const;

/** Each dialog keeps the key with which it opened, so that sending it again books nothing. */
const actionsFor = (id: number, { key, balance, points }: Wallet) => [
  action(operations.adjustMoney, {
    label: '调整余额',
    source: { direction: 'in', amount: '', reason: '', key } as MoneyForm,
    fields: [direction, { name: 'amount', unit: '元', type: 'figure', required: true }, reason],
    inputOf: (body) => ({ params: { id }, body }),
    done: '余额已调整',
    children: <div>现有余额 {formatMoney(balance)}</div>,
  }),
  action(operations.adjustPoints, {
    label: '调整积分',
    // The cast: the server reports missing points.
    source: { direction: 'in', reason: '', key } as PointsForm,
    fields: [direction, { name: 'points', type: 'integer', required: true }, reason],
    inputOf: (body) => ({ params: { id }, body }),
    done: '积分已调整',
    children: <div>现有积分 {points}</div>,
  }),
];

const signed = (change: string | number, text: string) => (Number(change) > 0 ? `+${text}` : text);

/** A buyer's balance and points with their last changes, and adjustments of both. */
export function WalletCard({ id }: { id: number }) {
  return (
    <Loaded read={operations.getBuyerWallet} input={{ params: { id } }}>
      {(wallet) => (
        <Card
          title="余额与积分"
          note={
            <>
              余额 <span className={css.money}>{formatMoney(wallet.balance)}</span> · 积分{' '}
              <span className={css.strong}>{wallet.points}</span>
            </>
          }
          aside={<Actions actions={actionsFor(id, wallet)} size="small" />}
        >
          <div className={css.stack}>
            <CardTable
              label="余额明细"
              isLabelled
              heads={['时间', '类型', '金额', '余额', '说明']}
              figures={['金额', '余额']}
              rows={wallet.money.map((entry) => ({
                key: entry.id,
                cells: [
                  formatMinute(entry.createdAt),
                  moneyKindName[entry.kind],
                  signed(entry.change, formatMoney(entry.change)),
                  formatMoney(entry.balance),
                  entry.remark,
                ],
              }))}
            />
            <CardTable
              label="积分明细"
              isLabelled
              heads={['时间', '类型', '积分', '剩余', '说明']}
              figures={['积分', '剩余']}
              rows={wallet.pointsLog.map((entry) => ({
                key: entry.id,
                cells: [
                  formatMinute(entry.createdAt),
                  pointsKindName[entry.kind],
                  signed(entry.change, String(entry.change).replace('-', '−')),
                  entry.points,
                  entry.remark,
                ],
              }))}
            />
          </div>
        </Card>
      )}
    </Loaded>
  );
}
