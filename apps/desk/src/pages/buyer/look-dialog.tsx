import { operations } from '@yaoji/api-client/desk';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import type { Buyer } from './buyer-page.tsx';

/** Opens the shop as the buyer sees it, to look only. */
export function LookDialog({ buyer, onClose }: { buyer: Buyer; onClose: () => void }) {
  return (
    <WriteDialog
      title="以客户身份查看"
      actionLabel="打开商城"
      operation={operations.lookAsBuyer}
      input={{ params: { id: buyer.id } }}
      done="已在新窗口打开"
      onDone={({ url }) => window.open(url, '_blank', 'noopener')}
      onClose={onClose}
    >
      {() => (
        <p>
          {`只读查看${buyer.company || buyer.username}看到的商城，最长 30 分钟，不能下单、付款或修改。`}
          客户会收到消息，这次查看会记入操作日志和客户的安全记录。本浏览器里已登录的商城账号会退出。
        </p>
      )}
    </WriteDialog>
  );
}
