interface Window {
  /** Lines that React has drawn since somebody emptied it. */
  drawn: Set<string>;
  /** From each pressed key to the paint after it, ms. */
  keyPaints: number[];
}
