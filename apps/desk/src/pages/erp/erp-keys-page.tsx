import { erpScopePermissions, operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskRoutes } from '@yaoji/routes/desk';
import { Card, CopyButton, Link } from '@yaoji/ui';
import { use, useState } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { OperatorContext } from '#shared/session/operator.ts';

type Scope = Schemas['ErpScope'];

const scopes: Readonly<Record<Scope, string>> = {
  'goods:write': '写商品',
  'prices:write': '写价格',
  'stock:write': '写库存',
  'buyers:write': '写客户与证件',
  'orders:read': '读订单与变更',
  'shipments:write': '写发货与物流',
  'invoices:write': '写发票',
  'receipts:write': '写收款与退款',
  'credit:write': '写账期、读欠款',
  'webhooks:write': '管理推送',
};
const states = { open: '有效', ended: '已到期', revoked: '已停用' } as const;

/** API keys for an ERP; each is shown only once. */
export default function ErpKeysPage() {
  const [made, setMade] = useState('');
  const held = use(OperatorContext)?.permissions ?? [];
  const offered = (Object.entries(scopes) as [Scope, string][]).filter(([scope]) =>
    erpScopePermissions[scope].every((each) => held.includes(each)),
  );
  const create = action(operations.createErpKey, {
    label: '新建密钥',
    tone: 'brand',
    actionLabel: '生成',
    size: 'medium',
    source: { name: '', days: 366, scopes: [] as Scope[] },
    fields: [
      { name: 'name', required: true, hint: '如 总部ERP' },
      { name: 'days', type: 'integer', required: true, hint: '最多366天' },
      { name: 'scopes', type: 'several', options: offered, hint: '只列出您的岗位也有的权限' },
    ],
    inputOf: (body) => ({ body }),
    onDone: ({ key }) => setMade(key),
  });
  const others = Object.values(deskRoutes).filter(({ path }) => path.startsWith('/erp/'));
  const links = others.map(({ path, title }) => <Link key={path} href={path} children={title} />);
  return (
    <Page title="接口" note={links} actions={<Actions actions={[create]} size="small" />}>
      <div className={css.stack}>
        {made && (
          <Card title="新密钥" note="只在此时显示，请立即存入ERP">
            <code className={css.strong}>{made}</code> <CopyButton text={made} name="密钥" />
          </Card>
        )}
        <Loaded read={operations.listErpKeys}>
          {(rows) => (
            <Card title="密钥">
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
                    <Actions actions={[revokeAction(key)]} size="small" />,
                  ],
                }))}
              />
            </Card>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

const revokeAction = ({ id, name, status }: Schemas['ErpKey']) =>
  action(operations.revokeErpKey, {
    label: '停用',
    can: status === 'open',
    tone: 'plain',
    title: `停用密钥 ${name}`,
    destructive: true,
    inputOf: () => ({ params: { id } }),
    children: '使用它的程序将立即被拒绝，且不能恢复。',
  });
