import { redPacketPageCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { redPacketPage } from './benefit-list.repository.ts';
import { toRedPacket } from './benefit-models.ts';

export const listRedPackets: Handler<'listRedPackets'> = async ({ query }, { db, signedIn: { buyerId }, now }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const { rows, total } = await redPacketPage(db, buyerId, { page, perPage }, now);
  return redPacketPageCodec.write({ list: rows.map((row) => toRedPacket(row, now)), total, page, perPage });
};
