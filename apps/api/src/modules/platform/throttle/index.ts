export { limitTries } from './limit-tries.ts';
export { clearHits, deleteOldHits, findHit, hit, throttleKey } from './throttle.repository.ts';
