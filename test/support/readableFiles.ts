const read = <Result>(blob: Blob, how: 'readAsArrayBuffer' | 'readAsText'): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader[how](blob);
  });

/** Gives the files of jsdom the methods with which every browser reads them. */
export function makeFilesReadable(): void {
  Object.assign(Blob.prototype, {
    async arrayBuffer(this: Blob) {
      // The bytes of jsdom are those of another world, in which `instanceof` says no.
      return Uint8Array.from(new Uint8Array(await read<ArrayBuffer>(this, 'readAsArrayBuffer'))).buffer;
    },
    text(this: Blob) {
      return read<string>(this, 'readAsText');
    },
  });
}
