import { normalizeText } from '@yaoji/domain';
import { Button, CopyButton, Dialog, FormField, QrCode, TextField } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useBeginSecondFactor, useConfirmSecondFactor } from '#features/security/second-factor.mutation.ts';
import { downloadText } from '#shared/files/download-text.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './security.css.ts';

/** Sets up an authenticator: secret (C246), first code (C247), then the recovery codes, shown only once. */
export default function FactorSetupDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate, data: fresh, isError } = useBeginSecondFactor();
  useEffect(() => mutate(), [mutate]);
  const [code, setCode] = useState('');
  const confirm = useConfirmSecondFactor();
  const form = useForm(confirm, {
    check: () => ({ code: /^\d{6}$/.test(normalizeText(code)) ? undefined : '请输入6位动态验证码' }),
    values: () => normalizeText(code),
    onSuccess: () => {},
  });
  if (confirm.data) return <RecoveryCodes codes={confirm.data.codes} onClose={onClose} />;
  return (
    <FormDialog
      title="开启两步验证"
      form={form}
      submitLabel="开启"
      disabled={!fresh}
      className={css.form}
      onClose={onClose}
    >
      <ol className={css.steps}>
        <li>在手机上安装身份验证器应用（支持 TOTP 的均可）。</li>
        <li>用它扫描下面的二维码，或手动输入密钥。</li>
        <li>填写应用中显示的6位动态验证码。</li>
      </ol>
      <div className={css.scan}>
        <QrCode
          text={fresh?.qr}
          label="两步验证的二维码"
          {...(isError
            ? {
                cover: (
                  <>
                    <p role="alert">二维码加载失败，请刷新</p>
                    <Button size="small" onClick={() => mutate()}>
                      重试
                    </Button>
                  </>
                ),
              }
            : {})}
        />
        {fresh && (
          <p className={css.text}>
            密钥：<code className={css.secret}>{fresh.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        )}
      </div>
      <FormField label="动态验证码" required error={form.problems.code}>
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={setCode}
        />
      </FormField>
    </FormDialog>
  );
}

const RecoveryCodes = ({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) => (
  <Dialog open title="请保存恢复码" onClose={onClose} footer={<Button onClick={onClose}>我已保存</Button>}>
    <p className={css.text}>
      手机丢失时，每个恢复码可代替动态验证码使用一次。它们只显示这一次，请抄写、打印或存到别处。
    </p>
    <ul className={css.codes} aria-label="恢复码">
      {codes.map((each) => (
        <li key={each}>
          <code className={css.secret}>{each}</code>
        </li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} name="恢复码" />
    <Button tone="plain" size="small" onClick={() => downloadText(`${codes.join('\n')}\n`, '恢复码.txt', 'text/plain')}>
      下载
    </Button>
  </Dialog>
);
