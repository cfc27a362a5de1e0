import type { Config } from '#config.ts';

/** Turns a ticket into an address that WeChat can scan; `completeScan` receives the user. */
export type WechatProvider = { addressOf: (ticket: string) => string };

/** Null if WeChat is not available here. */
export const wechatProvider = ({ sandboxMessages, publicUrl, host, port }: Config): WechatProvider | null => {
  if (!sandboxMessages) return null;
  return { addressOf: (ticket) => `${publicUrl ?? `http://${host}:${port}`}/sandbox/wechat/${ticket}` };
};
