// The package types its converters, not its dictionaries.
declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
