export {
  eventsAfter,
  hasUnnumbered,
  knownPositions,
  numberEvents,
  type OutboxKind,
  outboxKinds,
  queueEvent,
  sweepOutbox,
} from './outbox.repository.ts';
