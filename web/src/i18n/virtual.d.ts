declare module 'virtual:locale/*' {
  const source: string;
  export default source;
}
