const read = <Result>(blob: Blob, how: 'readAsArrayBuffer' | 'readAsText'): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader[how](blob);
  });

/** Adds the reading methods that jsdom's files lack. */
export function makeFilesReadable(): void {
  Object.assign(Blob.prototype, {
    async arrayBuffer(this: Blob) {
      // jsdom's buffers belong to another realm, in which `instanceof` fails.
      return Uint8Array.from(new Uint8Array(await read<ArrayBuffer>(this, 'readAsArrayBuffer'))).buffer;
    },
    text(this: Blob) {
      return read<string>(this, 'readAsText');
    },
  });
}
