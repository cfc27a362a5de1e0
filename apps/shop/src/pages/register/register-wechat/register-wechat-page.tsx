import { Button, EmptyState, Link, Tabs } from '@yaoji/ui';
import { useState } from 'react';
import { useBindWechat } from '#features/login/bind-wechat.mutation.ts';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { PasswordForm } from '#features/login/password-form.tsx';
import { PhoneCodeForm } from '#features/login/phone-code-form.tsx';
import { useEnter } from '#features/login/use-enter.ts';
import { dropTicket, readTicket } from '#features/login/wechat-ticket.ts';
import { useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';

/** Binds a scanned WeChat to an existing or new account (R069, C111). */
export default function RegisterWechatPage() {
  const { label } = useCodeWays();
  const ways = [
    { value: 'phone', label: `${label || '手机号'}绑定` },
    { value: 'password', label: '已有账号绑定' },
  ] as const;
  const bind = useBindWechat();
  const enter = useEnter();
  const search = useSearch();
  const [ticket] = useState(readTicket);
  const [way, setWay] = useState<'phone' | 'password'>('phone');
  const scanHref = href('login', {}, { by: 'wechat', back: search.get('back') ?? undefined });

  if (!ticket) {
    return (
      <EntryCard title="绑定微信">
        <EmptyState title="请先用微信扫码" picture="error" action={<Button href={scanHref}>去扫码</Button>}>
          扫码确认后才能绑定账号。
        </EmptyState>
      </EntryCard>
    );
  }
  const verify = async (credentials: Parameters<typeof bind.mutateAsync>[0]['credentials']) => {
    const result = await bind.mutateAsync({ ticket, credentials });
    if (!result.ok) return result.refusal;
    dropTicket();
    await enter(result);
    return null;
  };
  return (
    <EntryCard title="绑定微信">
      <p>此微信还没有绑定账号，绑定后即可扫码登录。</p>
      <Tabs label="绑定方式" items={ways} value={way} onChange={setWay}>
        {way === 'phone' ? (
          <div className={css.form}>
            <p className={css.note}>{label || '手机号'}已注册的绑定到该账号，未注册的自动创建新账号。</p>
            <PhoneCodeForm scene="bind" whose="" submitLabel="绑定并登录" pending={bind.isPending} onSubmit={verify} />
          </div>
        ) : (
          <PasswordForm submitLabel="绑定并登录" pending={bind.isPending} onSubmit={verify} />
        )}
      </Tabs>
      <p className={css.foot}>
        <Link href={scanHref}>重新扫码</Link>
        <Link href={href('login')}>返回登录</Link>
      </p>
    </EntryCard>
  );
}
