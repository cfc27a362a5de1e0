import type { Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { CopyButton, DescriptionList, Notice } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';

export type Issued = Schemas['IssuedInvitation'];

export const purposeNames: Readonly<Record<Schemas['InvitationPurpose'], string>> = {
  register: '注册',
  account: '开通账号',
  password: '重置密码',
};

/** A new invitation: the link and the code, which nothing shows again. */
export function IssuedCard({ issued: { url, code, phone, expiresAt } }: { issued: Issued }) {
  return (
    <Notice tone="warning" title="邀请只在此时显示，请立即发给客户">
      <DescriptionList
        columns={1}
        items={[
          {
            label: '链接',
            value: (
              <>
                <code className={css.strong}>{url}</code> <CopyButton text={url} name="链接" />
              </>
            ),
          },
          {
            label: '邀请码',
            value: (
              <>
                <code className={css.strong}>{code}</code> <CopyButton text={code} name="邀请码" />
              </>
            ),
          },
          { label: '手机号', value: `${phone}，客户须填写同一号码` },
          { label: '有效期至', value: `${formatMinute(expiresAt)}，只能使用一次` },
        ]}
      />
    </Notice>
  );
}
