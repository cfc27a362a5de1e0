export {
  eventsAfter,
  hasUnnumbered,
  knownPositions,
  numberEvents,
  type OutboxEvent,
  type OutboxKind,
  recordEvent,
  sweepOutbox,
} from './outbox.repository.ts';
