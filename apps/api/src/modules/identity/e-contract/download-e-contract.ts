import { readShopPicture } from '#modules/platform/file/index.ts';
import { drawContract } from '#modules/platform/pdf/index.ts';
import { FileAnswer, type Handler } from '#operation.ts';
import { contractBlocks } from './contract-blocks.ts';
import { findSignature } from './e-contract.repository.ts';
import { loadEContract } from './load-e-contract.ts';

export const downloadContract: Handler<'downloadContract'> = async (_, { db, config, now, signedIn }) => {
  const { title, version, html, seller, buyer, seal } = await loadEContract(db, signedIn.buyerId);
  const signature = await findSignature(db, signedIn.buyerId);
  const content = await drawContract(
    {
      title,
      version,
      blocks: contractBlocks(html),
      seller,
      seal: seal && (await readShopPicture(config, seal)),
      buyer,
      signed: signature.signedAt && { at: signature.signedAt, version: signature.version ?? version },
    },
    signature.signedAt ?? now,
  );
  return new FileAnswer(content, 'application/pdf', `${title}.pdf`);
};
