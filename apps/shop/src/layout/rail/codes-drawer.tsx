import { useQuery } from '@tanstack/react-query';
import { CodePanel, Drawer, EmptyState } from '@yaoji/ui';
import { userStateQuery } from '#features/user/user.queries.ts';
import type { RailDrawerProps } from './rail-drawers.tsx';

export function CodesDrawer({ onClose }: RailDrawerProps) {
  const { data } = useQuery(userStateQuery());
  const codes = [
    { label: '手机应用', note: '安卓与苹果', picture: data?.site.appQr },
    { label: '小程序', note: '用微信扫一扫', picture: data?.site.miniProgramQr },
  ].flatMap(({ label, note, picture }) =>
    picture ? [{ label, note, picture: <img src={picture} alt={`${label}二维码`} width={160} height={160} /> }] : [],
  );
  return (
    <Drawer open clearsRail title="扫码下单" onClose={onClose}>
      {codes.length > 0 ? <CodePanel codes={codes} /> : <EmptyState compact title="暂无二维码" />}
    </Drawer>
  );
}
