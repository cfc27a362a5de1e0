import { Button, type ButtonProps, QrIcon } from '@yaoji/ui';
import { config } from '#config.ts';

/** Opens the QR code of the app; it looks the same before it can. */
export const AppCodeButton = (props: Omit<ButtonProps, 'children'>) => (
  <Button {...props} tone="plain" size="small" icon={<QrIcon size={12} />}>
    手机{config.siteTitle}
  </Button>
);
