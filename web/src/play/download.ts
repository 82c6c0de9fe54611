/** Lets the browser save a text as a file. */
export function download(name: string, text: string): void {
  save(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Lets the browser save something as a file. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
