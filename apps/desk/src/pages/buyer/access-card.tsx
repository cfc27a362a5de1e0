import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, CopyButton, DescriptionList, Notice } from '@yaoji/ui';
import { useState } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { identityField } from './identity-field.ts';

type Access = Schemas['BuyerAccess'];
type Scope = Schemas['ProgramScope'];

const scopeNames: Readonly<Record<Scope, string>> = {
  goods: '商品与价格',
  cart: '购物车',
  orders: '订单与单据',
  'place-orders': '下单',
};

/** A buyer's sessions, second factor and programs. */
export function AccessCard({ id }: { id: number }) {
  const [token, setToken] = useState('');
  return (
    <Loaded read={operations.getBuyerAccess} input={{ params: { id } }}>
      {(access) => (
        <Card title="登录与程序" aside={<Actions actions={actionsFor(id, access, setToken)} size="small" />}>
          <div className={css.stack}>
            {token && (
              <Notice tone="warning" title="新令牌只在此时显示，请立即转交">
                <code className={css.strong}>{token}</code> <CopyButton text={token} name="令牌" />
              </Notice>
            )}
            <DescriptionList
              items={[
                { label: '在线登录', value: `${access.sessions} 个` },
                { label: '两步验证', value: access.hasFactor === 1 ? '已开启' : '未开启' },
              ]}
            />
            <CardTable
              label="程序令牌"
              isLabelled
              heads={['程序', '权限', '最近使用', '到期', '操作']}
              rows={access.programs.map((program) => ({
                key: program.id,
                cells: [
                  program.name,
                  program.scopes.map((scope) => scopeNames[scope]).join('、'),
                  formatMinute(program.seenAt),
                  formatMinute(program.expiresAt),
                  <Actions actions={[endAction(program)]} size="small" />,
                ],
              }))}
            />
          </div>
        </Card>
      )}
    </Loaded>
  );
}

const actionsFor = (id: number, { hasFactor }: Access, onIssued: (token: string) => void) => {
  const params = { id };
  return [
    action(operations.endBuyerSessions, {
      label: '结束全部登录',
      actionLabel: '结束',
      destructive: true,
      inputOf: () => ({ params }),
      done: '登录已全部结束',
      children: '所有设备立即退出，程序令牌一并失效，总店切换到本店的登录也会结束。',
    }),
    action(operations.removeBuyerFactor, {
      label: '关闭两步验证',
      can: hasFactor === 1,
      actionLabel: '确认关闭',
      destructive: true,
      source: { reason: '' },
      fields: [identityField],
      inputOf: (body) => ({ params, body }),
      done: '已关闭，客户会收到通知',
    }),
    action(operations.issueProgramToken, {
      label: '发放令牌',
      actionLabel: '发放',
      size: 'medium',
      source: { name: '', days: 90, scopes: [] as Scope[] },
      fields: [
        { name: 'name', required: true, hint: '客户在账号安全中看到', input: { maxLength: 40 } },
        { name: 'days', type: 'integer', required: true, hint: '最多 365 天' },
        { name: 'scopes', type: 'several', required: true, options: Object.entries(scopeNames) },
      ],
      inputOf: (body) => ({ params, body }),
      onDone: ({ token }) => onIssued(token),
      children: '程序凭令牌代客户调用接口。客户会收到通知，并可以随时结束它。',
    }),
  ];
};

const endAction = ({ id, name }: Schemas['Program']) =>
  action(operations.endProgram, {
    label: '结束',
    tone: 'plain',
    title: `结束程序 ${name}`,
    destructive: true,
    inputOf: () => ({ params: { id } }),
    done: '令牌已结束',
    children: '该程序将立即被拒绝，且不能恢复。',
  });
