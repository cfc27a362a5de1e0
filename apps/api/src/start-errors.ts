/** The port is another program's. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** The database server does not answer, or not to us. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}
