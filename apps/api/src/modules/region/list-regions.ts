import type { Handler } from '#operation.ts';
import { regionsIn } from './region.ts';

export const listRegions: Handler<'listRegions'> = ({ query }) =>
  regionsIn(query.parent ?? null).map(({ code, name, hasChildren }) => ({
    code,
    name,
    has_children: hasChildren ? 1 : 0,
  }));
