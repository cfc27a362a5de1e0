import { normalizeText } from '@yaoji/domain';
import { FormField, QrCode, TextField } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useBeginSecondFactor, useConfirmSecondFactor } from '#features/security/second-factor.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { UnusableCode } from '#shared/page/unusable-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as css from './security.css.ts';

/** Sets up an authenticator: secret (C246), first code (C247), then the recovery codes, shown only once. */
export function FactorSetupDialog({ onClose }: { onClose: () => void }) {
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
    <FormDialog title="开启两步验证" form={form} submitLabel="开启" disabled={!fresh} onClose={onClose}>
      <ol className={css.steps}>
        <li>在手机上安装身份验证器应用（支持 TOTP 的均可）。</li>
        <li>用它扫描下面的二维码，或手动输入密钥。</li>
        <li>填写应用中显示的6位动态验证码。</li>
      </ol>
      <div className={css.scan}>
        <QrCode
          text={fresh?.qr}
          label="两步验证的二维码"
          cover={isError ? <UnusableCode onRenew={mutate} /> : undefined}
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
