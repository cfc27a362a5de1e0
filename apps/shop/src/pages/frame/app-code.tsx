import { Popover } from '@yaoji/ui';
import { config } from '#config.ts';
import { AppCodeButton } from './app-code-button.tsx';

export default function AppCode({ picture }: { picture: string }) {
  return (
    <Popover label="手机应用二维码" openOnHover trigger={<AppCodeButton />}>
      <img src={picture} alt={`扫码下载${config.siteTitle}手机应用`} width={120} height={120} />
    </Popover>
  );
}
