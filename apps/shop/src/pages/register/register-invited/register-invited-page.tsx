import type { OperationData } from '@yaoji/api-client/contract';
import { normalizeText } from '@yaoji/domain';
import { Button, FormField, Link, TextField } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { useReadInvitation } from '#features/registration/invitation.mutation.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { href } from '#shared/routing/href.ts';
import { AcceptForm } from './accept-form.tsx';

type Invitation = OperationData<'readInvitation'>;
type Opened = { code: string; invitation: Invitation };

const titles = { register: '注册会员', account: '开通账号', password: '重置密码', person: '设置密码' } as const;

/** Registering, taking over a prepared account or resetting a password by an operator's code (R122). */
export default function RegisterInvitedPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string>();
  const refuse = (words: string) => {
    setOpened(null);
    setProblem(words);
  };
  return (
    <EntryCard title={opened ? titles[opened.invitation.purpose] : '邀请码'}>
      {opened ? <AcceptForm {...opened} onRefused={refuse} /> : <CodeForm refused={problem} onOpened={setOpened} />}
      <p className={css.foot}>
        <Link href={href('login')}>返回登录</Link>
        <span>邀请码由客服或企业负责人生成，7天内有效，只能使用一次</span>
      </p>
    </EntryCard>
  );
}

type CodeFormProps = { refused: string | undefined; onOpened: (opened: Opened) => void };

/** The code, typed or from the link's fragment. */
function CodeForm({ refused, onOpened }: CodeFormProps) {
  const linked = useLocation().hash.slice(1);
  const [code, setCode] = useState('');
  const { props, problems, show, clear, isSending } = useForm(useReadInvitation(), {
    check: () => ({ code: code.trim() ? undefined : '请输入邀请码' }),
    values: () => normalizeText(code),
    onSuccess: (invitation) => onOpened({ code: normalizeText(code), invitation }),
  });
  useEffect(() => setCode(linked), [linked]);
  const isFromLink = linked !== '' && code === linked && !refused;
  const { ref } = props;
  // A link opens at once; its field is filled first, so that a refusal has its place.
  useEffect(() => {
    if (isFromLink) ref.current?.requestSubmit();
  }, [isFromLink, ref]);
  useEffect(() => {
    if (refused) show({ code: refused });
  }, [refused, show]);
  return (
    <form {...props} className={css.form}>
      <FormField
        label="邀请码"
        required
        error={problems.code}
        hint="打开邀请链接时已自动填好；空格、横线和大小写不影响"
      >
        <TextField
          name="code"
          size="large"
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={(text) => {
            setCode(text);
            clear('code');
          }}
        />
      </FormField>
      <Button type="submit" size="large" block loading={isSending}>
        下一步
      </Button>
    </form>
  );
}
