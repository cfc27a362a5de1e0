import { listRegions } from './list-regions.ts';

export { isSmallestRegion, regionName, regionPath, regionsIn, significantRegion } from './region.ts';

export const regionHandlers = { listRegions };
