declare module 'virtual:uses-in-shop' {
  const uses: Record<string, readonly string[]>;
  export default uses;
}
