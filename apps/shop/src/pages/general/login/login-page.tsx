import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, ShieldIcon, StoreIcon, Tabs, TruckIcon } from '@yaoji/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BannerLink } from '#features/site/banner-link.tsx';
import { loginPictureQuery } from '#features/site/login-picture.queries.ts';
import { userKeys } from '#features/user/user.queries.ts';
import { useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './login.css.ts';
import { PasswordLogin } from './password-login.tsx';
import { SmsLogin } from './sms-login.tsx';
import { WechatLogin } from './wechat-login.tsx';

const ways = [
  { value: 'password', label: '密码登录', Form: PasswordLogin },
  { value: 'sms', label: '短信登录', Form: SmsLogin },
  { value: 'wechat', label: '微信扫码', Form: WechatLogin },
] as const;

const waysWithEmail = ways.map((way) => (way.value === 'sms' ? { ...way, label: '验证码登录' } : way));

/** Log-in by password, code or WeChat (R005); the method is in the address and survives a reload. */
export default function LoginPage() {
  const navigate = useNavigate();
  const search = useSearch();
  const client = useQueryClient();
  const { takesEmail } = useCodeWays();
  const { value, Form } = ways.find((way) => way.value === search.get('by')) ?? ways[0];
  const back = search.get('back') ?? undefined;

  // Treat everyone on this page as a visitor until they log in.
  useEffect(() => client.removeQueries({ queryKey: userKeys.state }), [client]);

  const choose = (by: string) =>
    void navigate(href('login', {}, { by: by === 'password' ? undefined : by, back }), { replace: true });

  return (
    <div className={css.page}>
      <Advertisement />
      <section className={css.card} aria-label="会员登录">
        <h1 className={css.title}>会员登录</h1>
        <Tabs label="登录方式" items={takesEmail ? waysWithEmail : ways} value={value} onChange={choose}>
          <div className={css.way}>
            <Form />
          </div>
        </Tabs>
        <p className={css.links}>
          <Link href={href('forget_step1')}>忘记密码？</Link>
          <Link href={href('register_step1')}>还没有账号？免费注册</Link>
        </p>
      </section>
    </div>
  );
}

/** The operator's advertisement next to the form, or the shop's promises by default. */
function Advertisement() {
  const { data: banner, isPending } = useQuery(loginPictureQuery());
  if (banner) return <BannerLink banner={banner} className={css.advertisement} width={640} height={480} eager />;
  if (isPending) return <div className={css.advertisement} />;
  return (
    <ul className={css.promises}>
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className={css.promise}>
          <Icon size={28} />
          <span className={css.promiseText}>
            <strong>{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

const promises = [
  { Icon: ShieldIcon, title: '资质齐全', text: '证照审核，批批可溯' },
  { Icon: StoreIcon, title: '品种丰富', text: '中成药、化药、饮片、器械一站配齐' },
  { Icon: TruckIcon, title: '配送及时', text: '满额包邮，随货同行单齐备' },
];
