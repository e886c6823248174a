/** Milliseconds before the object URL is revoked; the browser needs it to start saving. */
const GRACE = 60_000;

export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
