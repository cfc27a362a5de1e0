import { useQuery } from '@tanstack/react-query';
import { Button, Footer } from '@yaoji/ui';
import { useFooterCategories } from '#features/help/help-categories.queries.ts';
import { linksQuery } from '#features/help/links.queries.ts';
import { serverNow } from '#shared/clock/server-clock.ts';
import { showAlert } from '#shared/notices/question.store.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { yearOf } from '#shared/time/format-time.ts';
import { useViewer } from './effects/use-viewer.ts';
import * as css from './frame.css.ts';
import { addToDesktop } from './header/add-to-desktop.ts';
import { useBrand } from './header/use-brand.ts';
import { useRailDrawer } from './rail/use-rail-drawer.ts';

/** The most wanted links only; the help centre has more. */
const linksPerGroup = 4;

export function FrameFooter() {
  const categories = useFooterCategories();
  const { data: links = [] } = useQuery(linksQuery());
  const { name } = useBrand();
  const { site } = useViewer();
  const groups = categories
    .map((category) => ({
      id: category.name,
      name: category.name,
      links: category.children.slice(0, linksPerGroup).flatMap(({ id, name, url }) => {
        const target = resolveLink(url);
        return target ? { id, name, href: target } : [];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  const codes = [
    { label: '小程序', picture: site?.miniProgramQr },
    { label: '手机应用', picture: site?.appQr },
  ].flatMap(({ label, picture }) =>
    picture
      ? { label, picture: <img src={picture} alt={`${label}二维码`} width={88} height={88} loading="lazy" /> }
      : [],
  );
  return (
    <>
      <PhoneActions />
      <Footer
        groups={groups}
        owner={name}
        year={yearOf(serverNow().getTime() / 1000)}
        codes={codes}
        links={links.map(({ name, url }) => ({ label: name, href: url }))}
        filings={(site?.filing ?? '')
          .split('\n')
          .flatMap((label) => label.trim() || [])
          .map((label) => ({ label }))}
        {...(site?.hotLine ? { hotLine: { phone: site.hotLine } } : {})}
      />
    </>
  );
}

/** Actions that are in the top bar and the rail of wider windows. */
function PhoneActions() {
  const rail = useRailDrawer();
  const { user } = useViewer();
  const inspection = user?.qualityInspection;
  return (
    <div className={css.phoneActions}>
      <Button tone="plain" size="large" onClick={() => rail.toggle('service')}>
        客服
      </Button>
      {inspection && (
        <Button
          tone="plain"
          size="large"
          {...(inspection.url ? { href: inspection.url } : { onClick: () => void showAlert(inspection.message) })}
        >
          质检报告
        </Button>
      )}
      <Button tone="plain" size="large" href={href('help_register')}>
        帮助中心
      </Button>
      <Button tone="plain" size="large" onClick={addToDesktop}>
        添加到桌面
      </Button>
    </div>
  );
}
