import { listRegions } from './list-regions.ts';

export { isSmallestRegion, regionName } from './region.ts';

export const regionHandlers = { listRegions };
