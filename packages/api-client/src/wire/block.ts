import type { Schemas } from '../contract/index.ts';
import { type Codec, record } from './codec.ts';

/** Pages of the shop that mend a block, by route name. */
export type FixRoute = Extract<Schemas['BlockFix'], { kind: 'route' }>['route'];

/** What mends a block: a page of the shop, the buyer's contact, or similar goods. */
export type Fix =
  | { kind: 'route'; route: FixRoute; label: string }
  | { kind: 'contact'; label: string }
  | { kind: 'similar'; label: string };

/** Why goods cannot be bought (B1): machine code, one Chinese sentence, and what mends it. */
export interface Block {
  code: Schemas['BlockReason']['code'];
  message: string;
  fix: Fix;
}

export const fixCodec: Codec<Schemas['BlockFix'], Fix> = {
  read: (wire) => (wire.kind === 'route' ? wire : { kind: wire.kind, label: wire.label }),
  write: (fix) => (fix.kind === 'route' ? fix : { ...fix, route: null }),
};

export const blockCodec = record<Schemas['BlockReason'], Block>({
  code: 'code',
  message: 'message',
  fix: ['fix', fixCodec],
});
