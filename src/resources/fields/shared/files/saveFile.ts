/** How long the browser may take to begin saving before the address is withdrawn, in milliseconds. */
const GRACE = 60_000;

/** Hands a file to the reader's browser, to be saved under its name. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
