import { listRegions } from './list-regions.ts';

export { isSmallestRegion, regionName, regionPath } from './region.ts';

export const regionHandlers = { listRegions };
