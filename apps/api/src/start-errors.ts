/** Another program uses the port. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** The database server does not answer, or refuses us. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}
