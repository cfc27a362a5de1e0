import type { BrowserContextOptions } from '@playwright/test';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};

export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' };
