import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskRoutes } from '@yaoji/routes/desk';
import { Button, Card, CopyButton, Link } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import { type Field, Fields, type FieldValue } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';

const scopes: Readonly<Record<Schemas['ErpScope'], string>> = {
  'goods:write': '写商品',
  'prices:write': '写价格',
  'stock:write': '写库存',
  'buyers:write': '写客户与证件',
  'orders:read': '读订单与变更',
  'shipments:write': '写发货与物流',
  'webhooks:write': '管理推送',
};
const scopeNames = Object.keys(scopes) as Schemas['ErpScope'][]; // The record has no other keys.
const scopeFields = scopeNames.map((name): Field => ({ name, label: scopes[name], type: 'flag' }));
const fields: readonly Field[] = [
  { name: 'name', label: '名称', required: true, hint: '如 总部ERP' },
  { name: 'days', label: '有效天数', type: 'integer', required: true, hint: '最多366天' },
];
const states = { open: '有效', ended: '已到期', revoked: '已停用' } as const;

/** Keys by which an ERP calls the shop; each is shown once. */
export default function ErpKeysPage() {
  const keys = useRead(operations.listErpKeys, {});
  const [opened, setOpened] = useState<Schemas['ErpKey'] | 'new' | null>(null);
  const [made, setMade] = useState('');
  const button = (label: string, onClick: () => void, tone: 'brand' | 'plain' = 'plain') => (
    <Button key={label} size="small" tone={tone} onClick={onClick}>
      {label}
    </Button>
  );
  const close = { onClose: () => setOpened(null) };
  const others = Object.values(deskRoutes).filter(({ path }) => path.startsWith('/erp/'));
  const links = others.map(({ path, title }) => <Link key={path} href={path} children={title} />);
  return (
    <Page title="接口" note={links} actions={button('新建密钥', () => setOpened('new'), 'brand')}>
      <div className={css.stack}>
        {made && (
          <Card title="新密钥" note="只在此时显示，请立即存入ERP">
            <code className={css.strong}>{made}</code> <CopyButton text={made} name="密钥" />
          </Card>
        )}
        <Loaded query={keys} label="正在读取密钥…">
          {(rows) => (
            <Card title="密钥" note={rows.length === 0 ? '还没有' : ''}>
              <CardTable
                label="密钥"
                heads={['名称', '开头', '权限', '状态', '最近使用', '到期', '创建人', '']}
                rows={rows.map((key) => ({
                  key: key.id,
                  cells: [
                    key.name,
                    `${key.prefix}…`,
                    key.scopes.map((scope) => scopes[scope]).join('、'),
                    states[key.status],
                    key.usedAt === null ? '从未' : formatMinute(key.usedAt),
                    formatMinute(key.endsAt),
                    key.createdBy,
                    key.status === 'open' && button('停用', () => setOpened(key)),
                  ],
                }))}
              />
            </Card>
          )}
        </Loaded>
      </div>
      {opened === 'new' && <CreateDialog onDone={({ key }) => setMade(key)} {...close} />}
      {opened && opened !== 'new' && (
        <WriteDialog
          {...{ title: `停用密钥 ${opened.name}`, actionLabel: '停用', destructive: true, ...close }}
          operation={operations.revokeErpKey}
          input={{ params: { id: opened.id } }}
        >
          {() => '使用它的程序将立即被拒绝，且不能恢复。'}
        </WriteDialog>
      )}
    </Page>
  );
}

function CreateDialog(props: { onDone: (made: Schemas['NewErpKey']) => void; onClose: () => void }) {
  const [values, setValues] = useState<Record<string, FieldValue>>({ days: 366 });
  const chosen = scopeNames.filter((scope) => values[scope] === 1);
  const body = { name: String(values.name ?? ''), days: Number(values.days ?? 0), scopes: chosen };
  const onChange = (name: string, value: FieldValue) => setValues({ ...values, [name]: value });
  const write = { ...props, operation: operations.createErpKey, input: { body } };
  return (
    <WriteDialog title="新建密钥" actionLabel="生成" size="medium" {...write}>
      {(problems) => (
        <>
          <Fields fields={fields} {...{ values, problems, onChange }} />
          <Fields fields={scopeFields} {...{ values, problems, onChange }} />
          {problems.scopes && <p className={css.problem}>{problems.scopes.join('；')}</p>}
        </>
      )}
    </WriteDialog>
  );
}
