import type { Config } from '#config.ts';

/** Whatever makes a ticket into something that WeChat can scan; who scanned it comes back by `completeScan`. */
export type WechatProvider = { addressOf: (ticket: string) => string };

/** Null: WeChat is not offered here. */
export const wechatProvider = ({ sandboxMessages, publicUrl, host, port }: Config): WechatProvider | null => {
  if (!sandboxMessages) return null;
  return { addressOf: (ticket) => `${publicUrl ?? `http://${host}:${port}`}/sandbox/wechat/${ticket}` };
};
