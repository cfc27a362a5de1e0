import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { latestSandboxSms } from '#modules/platform/sms/index.ts';
import { completeScan, type ScanOutcome } from '../wechat/complete-scan.ts';
import { findTicket } from '../wechat/wechat-ticket.repository.ts';
import { outcomePage, scanPage, smsPage } from './message-pages.ts';

type World = { db: Db; config: Config; clock: () => Date };

type Scan = { Params: { ticket: string }; Body: { nickname?: string } | undefined };

const words: Record<ScanOutcome, string> = {
  login: '已确认，请回到电脑上继续',
  bound: '微信已绑定',
  taken: '绑定失败：此微信或此账号已有绑定',
  expired: '二维码已失效，请重新获取',
};

/** Shows the messages of SMS and WeChat, for demonstrations; never enable it with real accounts. */
export const serveMessageSandbox = (app: FastifyInstance, { db, config, clock }: World) => {
  const sourceOf = ({ ip, headers, log }: FastifyRequest) => {
    const client = { address: ip, userAgent: (headers['user-agent'] ?? '').slice(0, 300) };
    return { db, config, now: clock(), log, client };
  };
  app.get('/sandbox/sms', async (_, reply) => send(reply, 200, smsPage(await latestSandboxSms(db, 20))));

  app.get<Scan>('/sandbox/wechat/:ticket', async ({ params }, reply) => {
    const found = await findTicket(db, params.ticket, clock());
    if (!found || found.openId !== null) return send(reply, 404, outcomePage(words.expired));
    return send(reply, 200, scanPage(found.ticket, found.buyerId !== null));
  });

  app.post<Scan>('/sandbox/wechat/:ticket', async (request, reply) => {
    const { params, body } = request;
    const nickname =
      String(body?.nickname ?? '')
        .trim()
        .slice(0, 20) || '微信用户';
    const openId = `sandbox-${createHash('sha256').update(nickname).digest('hex').slice(0, 24)}`;
    const outcome = await completeScan(sourceOf(request), params.ticket, { openId, nickname });
    return send(reply, outcome === 'expired' ? 404 : 200, outcomePage(words[outcome]));
  });
};

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
