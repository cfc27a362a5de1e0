import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, CopyButton, DescriptionList, Notice, QrCode, saveFile } from '@yaoji/ui';
import { use, useState } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { FieldsDialog } from '#pages/parts/fields-form.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { OperatorContext, roleText } from '#shared/session/operator.ts';

const input = { autoFocus: true };

const passwordAction = action(operations.changeOwnPassword, {
  label: '修改密码',
  actionLabel: '修改',
  fields: [
    { name: 'password', type: 'password', required: true },
    {
      name: 'newPassword',
      hint: '至少 12 个字符',
      type: 'password',
      required: true,
      input: { autoComplete: 'new-password' },
    },
  ],
  source: { password: '', newPassword: '' },
  inputOf: (body) => ({ body }),
  done: '密码已修改，其他登录已退出',
});

/** The signed-in operator, second factor and password. */
export default function AccountPage() {
  const operator = use(OperatorContext);
  if (!operator) return null;
  return (
    <Page title="我的账号">
      <div className={css.stack}>
        {Boolean(operator.mustSetFactor) && (
          <Notice tone="warning" title="请先绑定身份验证器">
            绑定之前不能使用其他页面
          </Notice>
        )}
        <Card title="账号">
          <DescriptionList
            items={[
              { label: '用户名', value: operator.username },
              { label: '姓名', value: operator.name },
              { label: '岗位', value: roleText(operator.roles) },
              { label: '两步验证', value: operator.hasFactor ? '已开启' : '未开启' },
            ]}
          />
          <div className={css.buttons}>
            <Actions actions={[passwordAction]} />
          </div>
        </Card>
        <FactorCard hasFactor={operator.hasFactor === 1} />
      </div>
    </Page>
  );
}

/** Stays visible once the factor is on, because recovery codes are shown only then. */
function FactorCard({ hasFactor }: { hasFactor: boolean }) {
  const [secret, setSecret] = useState<OperationData<'beginFactor'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = action(operations.beginFactor, {
    label: '绑定身份验证器',
    tone: 'brandOutline',
    actionLabel: '下一步',
    fields: [{ name: 'password', type: 'password', required: true, input }],
    source: { password: '' },
    inputOf: (body) => ({ body }),
    onDone: setSecret,
  });
  if (codes) return <RecoveryCodes codes={codes} />;
  if (hasFactor) return null;
  return (
    <Card title="两步验证" note="登录时除密码外再输入身份验证器的六位数字">
      <div className={css.buttons}>
        <Actions actions={[begin]} />
      </div>
      {secret && (
        <FieldsDialog
          title="绑定身份验证器"
          actionLabel="开启"
          operation={operations.confirmFactor}
          fields={[
            { name: 'code', required: true, input: { ...input, autoComplete: 'one-time-code', inputMode: 'numeric' } },
          ]}
          source={{ code: '' }}
          inputOf={(body) => ({ body })}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          onClose={() => setSecret(null)}
        >
          <div className={css.muted}>
            用手机上的身份验证器（如 Microsoft Authenticator、腾讯身份验证器小程序）扫码，再填它显示的六位数字
          </div>
          <QrCode text={secret.qr} label="身份验证器的二维码" />
          <div className={css.muted}>不能扫码时手动输入：{secret.secret}</div>
        </FieldsDialog>
      )}
    </Card>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), '工作台备用码.txt');
  return (
    <Card title="备用码" note="每个只能用一次，只在此时显示">
      <div className={css.stack}>
        <p>手机丢失时，用一个备用码代替动态验证码登录。请打印或存到别处，不要只留在这台电脑上。</p>
        <code className={css.strong}>{codes.join('　')}</code>
        <div className={css.buttons}>
          <CopyButton text={text} name="备用码" />
          <Button tone="outline" size="small" onClick={save}>
            下载
          </Button>
          <Button size="small" href={deskHref('work')}>
            已保存，去待办
          </Button>
        </div>
      </div>
    </Card>
  );
}
