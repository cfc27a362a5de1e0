export {
  eventsAfter,
  hasUnnumbered,
  knownPositions,
  numberEvents,
  type OutboxKind,
  recordEvent,
  sweepOutbox,
} from './outbox.repository.ts';
