import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog, QrCode, toast } from '@yaoji/ui';
import { useEffect, useEffectEvent } from 'react';
import { scanQuery } from '#features/login/wechat-scan.queries.ts';
import { userKeys } from '#features/user/user.queries.ts';
import { UnusableCode } from '#shared/page/unusable-code.tsx';
import * as css from './login-ways.css.ts';
import { useBindCode } from './own-wechat.mutation.ts';

/** A code to scan with the WeChat to bind; the page updates afterwards (C050, C110). */
export function WechatDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, data: code, isError } = useBindCode();
  useEffect(() => mutate(), [mutate]);
  const { data: scan, isError: isPollLost } = useQuery({ ...scanQuery(code?.code ?? ''), enabled: code !== undefined });
  const status = scan?.ticket === code?.code ? scan?.status : undefined;

  const finish = useEffectEvent(() => {
    toast.success('微信已绑定');
    void client.invalidateQueries({ queryKey: userKeys.state });
    onClose();
  });
  useEffect(() => {
    if (status === 'bound') finish();
  }, [status]);

  const trouble =
    isError || isPollLost
      ? '二维码加载失败'
      : status === 'expired'
        ? '二维码已失效'
        : status === 'unbound'
          ? '绑定失败：此微信已绑定其他账号'
          : undefined;
  return (
    <Dialog open size="small" title="绑定微信" onClose={onClose}>
      <div className={css.scan}>
        <QrCode
          text={code?.qr}
          label="绑定微信的二维码"
          cover={trouble && <UnusableCode problem={trouble} onRenew={mutate} />}
        />
        <p className={css.quiet}>请用微信扫一扫，并在手机上确认</p>
      </div>
    </Dialog>
  );
}
