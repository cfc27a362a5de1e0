import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, FormField, PasswordField, ShieldIcon, StoreIcon, TextField, TruckIcon } from '@yaoji/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { captchaQuery } from '#features/user/captcha.queries.ts';
import { type LoginResult, useLogin } from '#features/user/login.mutation.ts';
import { userKeys } from '#features/user/user.queries.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { readWayBack } from '#shared/routing/way-back.ts';
import * as css from './login.css.ts';

type Errors = Extract<LoginResult, { ok: false }>['errors'];
const noErrors: Errors = { username: undefined, password: undefined, captcha: undefined };

export default function LoginPage() {
  const navigate = useNavigate();
  const search = useSearch();
  const client = useQueryClient();
  const login = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [captchaText, setCaptchaText] = useState('');
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState(noErrors);
  const { data: captcha } = useQuery({ ...captchaQuery(round), enabled: round > 0 });

  // Whoever comes here is a visitor until he has logged in, whatever was known before.
  useEffect(() => client.removeQueries({ queryKey: userKeys.state }), [client]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing: Errors = {
      username: username.trim() ? undefined : '请输入用户名或手机号',
      password: password ? undefined : '请输入密码',
      captcha: round > 0 && !captchaText.trim() ? '请输入验证码' : undefined,
    };
    setErrors(missing);
    if (missing.username || missing.password || missing.captcha) return;
    const result = await login.mutateAsync({
      username: username.trim(),
      password,
      captcha: captcha && { id: captcha.id, text: captchaText.trim() },
    });
    if (result.ok) {
      void navigate(readWayBack(search), { replace: true });
      return;
    }
    // A captcha holds for one try.
    if (result.captchaRequired || round > 0) setRound(round + 1);
    setCaptchaText('');
    setErrors(
      result.captchaRequired ? { ...result.errors, captcha: result.errors.captcha ?? '请输入验证码' } : result.errors,
    );
  };

  return (
    <div className={css.page}>
      <ul className={css.promises}>
        <li className={css.promise}>
          <ShieldIcon size={28} />
          <span className={css.promiseText}>
            <strong>资质齐全</strong>证照审核，批批可溯
          </span>
        </li>
        <li className={css.promise}>
          <StoreIcon size={28} />
          <span className={css.promiseText}>
            <strong>品种丰富</strong>中成药、化药、饮片、器械一站配齐
          </span>
        </li>
        <li className={css.promise}>
          <TruckIcon size={28} />
          <span className={css.promiseText}>
            <strong>配送及时</strong>满额包邮，随货同行单齐备
          </span>
        </li>
      </ul>
      <form className={css.card} noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={css.title}>会员登录</h1>
        <FormField label="用户名" {...(errors.username ? { error: errors.username } : {})}>
          <TextField
            name="username"
            size="large"
            autoComplete="username"
            placeholder="用户名或手机号"
            maxLength={64}
            autoFocus
            value={username}
            onChange={setUsername}
          />
        </FormField>
        <FormField label="密码" {...(errors.password ? { error: errors.password } : {})}>
          <PasswordField
            name="password"
            size="large"
            autoComplete="current-password"
            placeholder="登录密码"
            maxLength={64}
            value={password}
            onChange={setPassword}
          />
        </FormField>
        {round > 0 && (
          <FormField label="验证码" {...(errors.captcha ? { error: errors.captcha } : {})}>
            <TextField
              name="captcha"
              size="large"
              autoComplete="off"
              maxLength={8}
              value={captchaText}
              onChange={setCaptchaText}
              suffix={
                <button
                  type="button"
                  className={css.captcha}
                  title="看不清，换一张"
                  onClick={() => setRound(round + 1)}
                >
                  {captcha && <img src={captcha.image} alt="验证码图片，点击换一张" width={110} height={36} />}
                </button>
              }
            />
          </FormField>
        )}
        <Button type="submit" size="large" block loading={login.isPending}>
          登录
        </Button>
      </form>
    </div>
  );
}
