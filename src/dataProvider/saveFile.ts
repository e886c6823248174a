import type { DownloadedFile } from './httpTypes';

/** How long the browser may take to begin saving before the address is withdrawn, in milliseconds. */
const GRACE = 60_000;

/** Hands a downloaded file to the reader's browser, to be saved under its name. */
export function saveFile({ blob, name }: DownloadedFile): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
