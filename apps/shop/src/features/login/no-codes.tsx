import { Button, Notice } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';

/** Replaces a form that needs a code by SMS or e-mail. */
export function NoCodes() {
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
