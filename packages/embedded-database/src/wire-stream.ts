import { Duplex } from 'node:stream';

export type Wire = {
  open: (connection: WireStream) => Promise<void>;
  send: (connection: WireStream, bytes: Uint8Array) => void;
  close: (connection: WireStream) => void;
};

/** Stands in for the network socket of `pg`, so that it speaks to the embedded database without opening a port. */
export class WireStream extends Duplex {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    super();
    this.#wire = wire;
  }

  connect() {
    this.#wire.open(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  receive(bytes: Uint8Array) {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#wire.send(this, Uint8Array.from(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#wire.send(this, Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#wire.close(this);
    done(error);
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }
}
