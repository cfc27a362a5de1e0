/** Set by Vite while developing; nothing of it is built. */
interface ImportMeta {
  readonly hot?: object;
}
