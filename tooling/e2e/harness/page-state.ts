import type { Page } from '@playwright/test';

/** State of a page in terms of the route table, and its faults. */
export interface PageState {
  readonly path: string;
  /** The route that the frame shows; it changes once the page has loaded. */
  readonly page: string;
  readonly isReady: boolean;
  readonly title: string;
  readonly layout: {
    readonly header: 'shop' | 'login' | 'none';
    readonly footer: boolean;
    readonly panel: boolean;
    readonly menu: string | null;
    readonly nav: boolean;
    readonly topAd: boolean;
    readonly step: number | null;
  };
  /** In words; empty if there are none. */
  readonly faults: readonly string[];
}

export function readState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const isShown = (selector: string) => Boolean(document.querySelector(selector)?.getClientRects().length);
    const main = document.querySelector('main');
    const text = main?.textContent?.trim() ?? '';
    const around = [...document.querySelectorAll('header, footer, aside')].map(({ textContent }) => textContent);
    /** Text that reveals a missing value. */
    const slip = /NaN|undefined|Invalid Date|\bnull\b|\[object/.exec([text, ...around].join(' '));
    const steps = [...document.querySelectorAll('header ol[aria-label="购买步骤"] > li')];
    const step = steps.findIndex((item) => item.hasAttribute('aria-current')) + 1 || null;
    const hasHeader = has('header a[href="/"]');
    const isShop = step !== null || has('header [role="combobox"]');
    // The waiting screen never finishes.
    const isBusy = has('main:not([data-page="loading"]) [aria-busy="true"]');
    const root = document.documentElement;
    const faults = [
      root.scrollWidth > root.clientWidth && `is ${root.scrollWidth} px wide`,
      document.querySelectorAll('main h1').length !== 1 &&
        `has ${document.querySelectorAll('main h1').length} headings of level 1`,
      isBusy && 'is still busy',
      has('[role="alertdialog"]') && `shows an alert: ${document.querySelector('[role="alertdialog"]')?.textContent}`,
      [...document.querySelectorAll('main [role="alert"]')].some((alert) => alert.textContent?.includes('重新加载')) &&
        'shows an error',
      text.length < 6 && 'is empty',
      slip !== null && `says ${slip[0]}`,
      [...document.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0) &&
        'has a picture that does not come',
    ];
    return {
      path: location.pathname + location.search,
      page: main?.getAttribute('data-page') ?? '',
      isReady: !isBusy && has('main h1') && text.length > 0,
      title: document.title,
      layout: {
        header: !hasHeader ? ('none' as const) : isShop ? ('shop' as const) : ('login' as const),
        footer: has('footer [aria-label="帮助中心"], body footer h2'),
        panel: isShown('aside[aria-label="快捷面板"]') || isShown('nav[aria-label="底部导航"]'),
        menu: has('nav[aria-label="全部商品分类"]')
          ? (main?.parentElement?.getAttribute('data-zone') ?? 'normal')
          : null,
        nav: has('nav[aria-label="主导航"]'),
        topAd: has('a[aria-label="推广"]'),
        step,
      },
      faults: faults.filter((fault) => fault !== false),
    };
  });
}
