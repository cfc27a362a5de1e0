import { regionCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { regionsIn } from './region.ts';

export const listRegions: Handler<'listRegions'> = ({ query }) =>
  regionsIn(query.parent ?? null).map((region) => regionCodec.write(region));
