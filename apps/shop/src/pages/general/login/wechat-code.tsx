import { useQuery } from '@tanstack/react-query';
import { QrCode } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { newScanQuery, scanQuery } from '#features/login/wechat-scan.queries.ts';
import { UnusableCode } from '#shared/page/unusable-code.tsx';
import { sessionMarker } from '#shared/session/session-marker.ts';

type WechatCodeProps = {
  /** The scan belongs to an account, and its session has begun. */
  onBound: () => void;
  /** The WeChat belongs to no account yet: bind it with this ticket. */
  onUnbound: (ticket: string) => void;
};

/** A code to scan with WeChat, polled until it is scanned or expires. */
export function WechatCode({ onBound, onUnbound }: WechatCodeProps) {
  const [round, setRound] = useState(1);
  const fresh = useQuery(newScanQuery(round));
  const ticket = fresh.data?.ticket ?? '';
  const scan = useQuery({ ...scanQuery(ticket), enabled: ticket !== '' });
  const status = scan.data?.status ?? 'waiting';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is reported once
  useEffect(() => {
    if (status === 'bound') {
      sessionMarker.set();
      onBound();
    }
    if (status === 'unbound') onUnbound(ticket);
  }, [status, ticket]);

  const failed = fresh.isError || scan.isError;
  const renew = () => (fresh.isError || status === 'expired' ? setRound(round + 1) : void scan.refetch());
  return <QrCode text={fresh.data?.qr} label="微信登录二维码" edgePx={200} cover={coverOf(status, failed, renew)} />;
}

function coverOf(status: string, failed: boolean, renew: () => void) {
  if (failed) return <UnusableCode onRenew={renew} />;
  if (status === 'expired') return <UnusableCode problem="二维码已失效" onRenew={renew} />;
  if (status === 'scanned') return <span role="status">已扫描，请在手机上确认</span>;
  return status === 'waiting' ? undefined : <span role="status">已确认，正在登录…</span>;
}
