import { useQuery } from '@tanstack/react-query';
import { Button, Notice } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { authWaysQuery } from './auth-ways.queries.ts';

/** True once the shop has said that it lacks a way to log in. */
export const useLacks = (way: 'sms' | 'wechat') => useQuery(authWaysQuery()).data?.[way] === 0;

/** Replaces a form that needs an SMS code. */
export function NoSms() {
  return (
    <Notice
      title="本店暂未开通短信验证码"
      action={
        <Button size="small" href={href('register_invited')}>
          输入邀请码
        </Button>
      }
    >
      请联系客服，说明单位名称和手机号，索取邀请码。凭邀请码可以注册、开通账号或重置密码；已有密码的账号用密码登录。
    </Notice>
  );
}
