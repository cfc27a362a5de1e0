export { trackJob, trackRunner } from './track-parcels.ts';
export { sweepTracking, trackingState } from './tracking.repository.ts';
