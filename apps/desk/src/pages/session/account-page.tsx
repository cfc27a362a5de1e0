import { operations } from '@yaoji/api-client/desk';
import { Button, Card, DescriptionList, FormField, Notice, PasswordField, QrCode, TextField } from '@yaoji/ui';
import { use, useState } from 'react';
import { ActionDialog, WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { OperatorContext } from '#shared/session/operator.ts';
import { roleNames } from '#shared/session/role-names.ts';

/** Who is signed in, the second factor and the password. */
export default function AccountPage() {
  const operator = use(OperatorContext);
  const [isChanging, setIsChanging] = useState(false);
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
              { label: '岗位', value: roleNames[operator.role] },
              { label: '两步验证', value: operator.hasFactor ? '已开启' : '未开启' },
            ]}
          />
          <div className={css.buttons}>
            <Button tone="outline" onClick={() => setIsChanging(true)}>
              修改密码
            </Button>
          </div>
        </Card>
        <FactorCard hasFactor={operator.hasFactor === 1} />
      </div>
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </Page>
  );
}

/** Stays once the factor is on, for the codes that are shown only then. */
function FactorCard({ hasFactor }: { hasFactor: boolean }) {
  const begin = useWrite(operations.beginFactor);
  const confirm = useWrite(operations.confirmFactor);
  const [isBinding, setIsBinding] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const secret = begin.data;
  const close = () => {
    setIsBinding(false);
    setPassword('');
    begin.reset();
  };
  if (confirm.data)
    return (
      <Card title="备用码" note="每个只能用一次，只在此时显示">
        <code className={css.strong}>{confirm.data.recoveryCodes.join('　')}</code>
      </Card>
    );
  if (hasFactor) return null;
  return (
    <Card title="两步验证" note="登录时除密码外再输入身份验证器的六位数字">
      <div className={css.buttons}>
        <Button tone="brandOutline" onClick={() => setIsBinding(true)}>
          绑定身份验证器
        </Button>
      </div>
      {isBinding && (
        <ActionDialog
          title="绑定身份验证器"
          actionLabel={secret ? '开启' : '下一步'}
          write={secret ? confirm : begin}
          onSubmit={() =>
            secret ? confirm.mutate({ body: { code: code.trim() } }) : begin.mutate({ body: { password } })
          }
          onClose={close}
        >
          {(problems) =>
            secret ? (
              <div className={css.stack}>
                <QrCode text={secret.qr} label="身份验证器的二维码" />
                <div className={css.muted}>不能扫码时手动输入：{secret.secret}</div>
                <FormField label="动态验证码" error={problems.code?.join('；')} required>
                  <TextField
                    value={code}
                    onChange={setCode}
                    autoComplete="one-time-code"
                    inputMode="numeric"
                    autoFocus
                  />
                </FormField>
              </div>
            ) : (
              <FormField label="登录密码" error={problems.password?.join('；')} required>
                <PasswordField value={password} onChange={setPassword} autoFocus />
              </FormField>
            )
          }
        </ActionDialog>
      )}
    </Card>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  return (
    <WriteDialog
      title="修改密码"
      actionLabel="修改"
      operation={operations.changeOwnPassword}
      input={{ body: { password, newPassword } }}
      done="密码已修改，其他登录已退出"
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <FormField label="现在的密码" error={problems.password?.join('；')} required>
            <PasswordField value={password} onChange={setPassword} />
          </FormField>
          <FormField label="新密码" hint="至少 12 个字符" error={problems.newPassword?.join('；')} required>
            <PasswordField value={newPassword} onChange={setNewPassword} autoComplete="new-password" />
          </FormField>
        </div>
      )}
    </WriteDialog>
  );
}
