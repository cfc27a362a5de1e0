import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, required } from '#errors/refusal.ts';
import type { Context } from '#operation.ts';
import { findReport } from './report.repository.ts';

export const reportUrl = (id: number) => `/reports/${id}.pdf`;

/** Serves quality inspection reports to buyers, as documents that never run. */
export const serveReports = (
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
) => {
  app.get<{ Params: { id: string } }>('/reports/:id.pdf', async (request, reply) => {
    const { db, signedIn } = await contextOf(request, reply);
    if (!signedIn) throw new Refusal('signedOut');
    const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const report = required(await findReport(db, id), 'reportMissing');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${report.name}.pdf`)}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=3600')
      .send(report.content);
  });
};
