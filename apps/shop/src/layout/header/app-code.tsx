import { Button, Popover, QrIcon } from '@yaoji/ui';
import { config } from '#config.ts';

export function AppCode({ picture }: { picture: string }) {
  const trigger = (
    <Button tone="plain" size="small" icon={<QrIcon size={12} />}>
      手机{config.siteTitle}
    </Button>
  );
  return (
    <Popover label="手机应用二维码" openOnHover trigger={trigger}>
      <img src={picture} alt={`扫码下载${config.siteTitle}手机应用`} width={120} height={120} />
    </Popover>
  );
}
