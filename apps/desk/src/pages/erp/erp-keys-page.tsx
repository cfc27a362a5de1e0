import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { type DeskRouteName, deskRoutes } from '@yaoji/routes/desk';
import { Button, Card, CopyButton, Link } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import { type Field, Fields, type FieldValue } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Key = Schemas['ErpKey'];

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

const states = { open: '有效', ended: '已到期', revoked: '已停用' } as const;

const fields: readonly Field[] = [
  { name: 'name', label: '名称', required: true, hint: '操作日志中的名称，如 总部ERP' },
  { name: 'days', label: '有效天数', type: 'integer', required: true, hint: '最多366天' },
  ...scopeNames.map((name) => ({ name, label: scopes[name], type: 'flag' as const })),
];

/** The other pages of the interface. */
const places = (Object.keys(deskRoutes) as DeskRouteName[])
  .map((name) => deskRoutes[name])
  .filter(({ path }) => path.startsWith(`${deskRoutes.erp.path}/`));

/** Keys by which an ERP calls the shop; each is shown once. */
export default function ErpKeysPage() {
  const keys = useRead(operations.listErpKeys, {});
  const [opened, setOpened] = useState<Key | 'new' | null>(null);
  const [made, setMade] = useState('');
  const onClose = () => setOpened(null);
  const add = (
    <Button size="small" onClick={() => setOpened('new')}>
      新建密钥
    </Button>
  );
  const rowOf = (key: Key) => [
    key.name,
    <code key="prefix">{key.prefix}…</code>,
    key.scopes.map((scope) => scopes[scope]).join('、'),
    states[key.status],
    key.usedAt === null ? '从未' : formatMinute(key.usedAt),
    formatMinute(key.endsAt),
    key.createdBy,
    key.status === 'open' && (
      <Button key="revoke" tone="plain" size="small" onClick={() => setOpened(key)}>
        停用
      </Button>
    ),
  ];
  const links = places.map(({ path, title }) => (
    <Link key={path} href={path}>
      {title}
    </Link>
  ));
  return (
    <Page title="接口" note={links} actions={add}>
      <div className={css.stack}>
        {made && (
          <Card title="新密钥" note="只在此时显示，请立即存入ERP">
            <code className={css.strong}>{made}</code> <CopyButton text={made} name="密钥" />
          </Card>
        )}
        <Loaded query={keys} label="正在读取密钥…">
          {(rows) => (
            <Card title="密钥">
              <CardTable
                label="密钥"
                heads={['名称', '开头', '权限', '状态', '最近使用', '到期', '创建人', '']}
                rows={rows.map((key) => ({ key: key.id, cells: rowOf(key) }))}
              />
            </Card>
          )}
        </Loaded>
      </div>
      {opened === 'new' && <CreateDialog onDone={({ key }) => setMade(key)} onClose={onClose} />}
      {opened && opened !== 'new' && (
        <WriteDialog
          title={`停用密钥 ${opened.name}`}
          actionLabel="停用"
          destructive
          operation={operations.revokeErpKey}
          input={{ params: { id: opened.id } }}
          done="密钥已停用"
          onClose={onClose}
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
          <Fields fields={fields} values={values} problems={problems} onChange={onChange} />
          {problems.scopes && <p className={css.problem}>{problems.scopes.join('；')}</p>}
        </>
      )}
    </WriteDialog>
  );
}
