import { listRegions } from './list-regions.ts';

export { isSmallestRegion, regionName, regionPath, regionsIn } from './region.ts';

export const regionHandlers = { listRegions };
