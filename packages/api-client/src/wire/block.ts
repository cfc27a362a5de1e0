import type { Schemas } from '../contract/index.ts';
import { type Codec, type Model, recordOf } from './codec.ts';

/** Shop pages that resolve a block, by route name. */
export type FixRoute = Extract<Schemas['BlockFix'], { kind: 'route' }>['route'];

/** The remedy for a block: a page of the shop, the buyer's contact, or similar products. */
export type Fix =
  | { kind: 'route'; route: FixRoute; label: string }
  | { kind: 'contact'; label: string }
  | { kind: 'similar'; label: string };

export const fixCodec: Codec<Schemas['BlockFix'], Fix> = {
  read: (wire) => (wire.kind === 'route' ? wire : { kind: wire.kind, label: wire.label }),
  write: (fix) => (fix.kind === 'route' ? fix : { ...fix, route: null }),
};

export const blockCodec = recordOf('BlockReason', {
  code: 'code',
  message: 'message',
  fix: ['fix', fixCodec],
});

/** Why a product cannot be bought (B1): code, one Chinese sentence, and its remedy. */
export interface Block extends Model<typeof blockCodec> {}
