import { operations } from '@yaoji/api-client';
import { Button, Card } from '@yaoji/ui';
import { config } from '#config.ts';
import { useCloseAccount } from '#features/security/close-account.mutation.ts';
import { ask, askIdentity, showAlert } from '#shared/notices/question.store.ts';
import { href } from '#shared/routing/href.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';
import * as css from './security.css.ts';

/** Exports the buyer's data (C253) and closes the account (C254). */
export function OwnData() {
  const close = useCloseAccount();
  // The browser downloads the file directly: it may exceed an API call's time and size limits.
  const verifyAndExport = async () => {
    if (await askIdentity({ code: undefined, data: null }))
      window.location.assign(`${config.apiBaseUrl}${operations.exportAccount.path}`);
  };
  const askAndClose = async () => {
    const confirmed = await ask({
      title: '注销账号',
      text: '注销后不能恢复：任何人都不能再登录此账号，地址、收藏、购物车和消息将删除，积分与优惠券作废。订单、发票和资质按法律规定保存。建议先导出数据。',
      confirmLabel: '注销账号',
      destructive: true,
    });
    if (!confirmed) return;
    close.mutate(undefined, {
      onSuccess: async () => {
        sessionMarker.clear();
        await showAlert('账号已注销，感谢您的使用。');
        window.location.assign(href('home'));
      },
    });
  };
  return (
    <Card title="我的数据">
      <p className={css.text}>
        导出账号、地址、门店、订单、发票、收藏等全部数据（JSON 文件）。还有未完成的订单或余额时，账号不能注销。
      </p>
      <div className={css.actions}>
        <Button tone="outline" onClick={() => void verifyAndExport()}>
          导出我的数据
        </Button>
        <Button tone="outline" loading={close.isPending} onClick={() => void askAndClose()}>
          注销账号
        </Button>
      </div>
    </Card>
  );
}
