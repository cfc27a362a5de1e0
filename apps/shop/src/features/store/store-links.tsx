import { useQuery } from '@tanstack/react-query';
import type { StoreLink } from '@yaoji/api-client/wire';
import { Button, Card } from '@yaoji/ui';
import { Loaded } from '#shared/page/loaded.tsx';
import { useConfirmStore } from './confirm-store.mutation.ts';
import { storeLinksQuery } from './store.queries.ts';
import * as css from './store-links.css.ts';
import { useUnlinkStore } from './unlink-store.mutation.ts';

type StoreLinksProps = {
  /** Includes confirmed stores. Default: only head offices and unconfirmed stores (C235, C236). */
  all?: boolean;
};

const words: Record<StoreLink['role'], Record<StoreLink['state'], string>> = {
  office: { asked: '申请作为总店绑定本店，同意后可切换到本店下单', active: '是本店的总店，可切换到本店下单' },
  store: { asked: '尚未同意绑定：请用该门店的账号登录，在多店管理中同意', active: '已绑定' },
};

/** The head offices and stores linked with this account: confirm, refuse or end a link. */
export function StoreLinks({ all = false }: StoreLinksProps) {
  const query = useQuery(storeLinksQuery());
  const confirm = useConfirmStore();
  const { unlinkStore, unlinkingId } = useUnlinkStore();
  const links = query.data?.filter(({ role, state }) => all || role === 'office' || state === 'asked');
  return (
    <Loaded query={{ ...query, data: links }} compact inCard="绑定关系" skeleton={null} empty={null}>
      {(links) => (
        <Card title="绑定关系">
          <ul className={css.links}>
            {links.map((link) => (
              <li key={`${link.role}-${link.id}`} className={css.link}>
                <span className={css.linkText}>
                  <strong>{link.company || link.username}</strong> {words[link.role][link.state]}
                </span>
                {link.role === 'office' && link.state === 'asked' && (
                  <Button
                    size="small"
                    loading={confirm.isPending && confirm.variables === link.id}
                    onClick={() => confirm.mutate(link.id)}
                  >
                    同意绑定
                  </Button>
                )}
                <Button
                  size="small"
                  tone="outline"
                  loading={unlinkingId === link.id}
                  onClick={() => void unlinkStore(link, link.role)}
                >
                  {link.state === 'active' ? '解除绑定' : link.role === 'office' ? '拒绝' : '撤回申请'}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}
