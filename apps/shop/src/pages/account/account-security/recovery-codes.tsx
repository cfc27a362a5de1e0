import { Button, CopyButton, Dialog } from '@yaoji/ui';
import { downloadText } from '#shared/files/download-text.ts';
import * as css from './security.css.ts';

/** Recovery codes, which the server has shown this once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog open title="请保存恢复码" onClose={onClose} footer={<Button onClick={onClose}>我已保存</Button>}>
    <p className={css.text}>
      手机丢失时，每个恢复码可代替动态验证码使用一次。它们只显示这一次，请抄写、打印或存到别处。
    </p>
    <ul className={css.codes} aria-label="恢复码">
      {codes.map((each) => (
        <li key={each}>
          <code className={css.secret}>{each}</code>
        </li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} name="恢复码" />
    <Button tone="plain" size="small" onClick={() => downloadText(`${codes.join('\n')}\n`, '恢复码.txt', 'text/plain')}>
      下载
    </Button>
  </Dialog>
);
