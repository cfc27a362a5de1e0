import { cashierPage, cashierStyle, unknownPaymentPage } from '@yaoji/payment-providers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#db/database.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { returnPath } from '../ask-provider.ts';
import { findPaymentPage } from '../payment.repository.ts';
import { type SandboxOutcome, scheduleNotification } from './notify.ts';

type Params = { Params: { no: string } };
type Choice = Params & { Body: { action?: string; seconds?: string } | undefined };

export const serveSandbox = (app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) => {
  app.get('/sandbox/cashier.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(cashierStyle),
  );

  app.get<Params>('/sandbox/cashier/:no', async ({ params }, reply) => {
    const found = await findPaymentPage(db, params.no);
    if (!found) return sendPage(reply, 404, unknownPaymentPage());
    const { site } = await readSettings(db, ['site']);
    return sendPage(reply, 200, cashierPage(found, { name: site.title, back: returnPath(found) }));
  });

  app.post<Choice>('/sandbox/cashier/:no', async ({ params, body }, reply) => {
    const found = await findPaymentPage(db, params.no);
    if (!found) return sendPage(reply, 404, unknownPaymentPage());
    const plan = readChoice(body ?? {});
    if (!plan || found.status !== 'pending') return reply.redirect(`/sandbox/cashier/${found.no}`, 303);
    const runAt = new Date(clock().getTime() + plan.delayMs);
    await scheduleNotification(db, { paymentNo: found.no, outcome: plan.outcome, runAt, times: plan.times });
    return reply.redirect(returnPath(found), 303);
  });
};

const readChoice = ({ action, seconds }: { action?: string; seconds?: string }) => {
  const plan = (outcome: SandboxOutcome, times = 1, delayMs = 0) => ({ outcome, times, delayMs });
  switch (action) {
    case 'success':
      return plan('success');
    case 'failure':
      return plan('failure');
    case 'repeat':
      return plan('success', 3);
    case 'delay': {
      const wait = Number(seconds);
      return wait >= 1 && wait <= 600 ? plan('success', 1, wait * 1000) : null;
    }
    default:
      return null;
  }
};

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
