declare module 'virtual:lessons' {
  const sources: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
  export default sources;
}

declare module 'virtual:locale/*' {
  const source: string;
  export default source;
}
