export {
  eventsAfter,
  hasUnnumbered,
  knownPositions,
  numberEvents,
  type OutboxKind,
  queueEvent,
  sweepOutbox,
} from './outbox.repository.ts';
