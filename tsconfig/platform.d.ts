// What browsers and Node.js both have beyond the language, as far as the pure core uses it (docs/decisions/0021-tools.md).

interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: ArrayBuffer | ArrayBufferView): string;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

type BlobPart = string | Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer>;

declare class Blob {
  constructor(parts?: readonly BlobPart[], options?: { readonly type?: string });
  readonly size: number;
  readonly type: string;
}

declare class File extends Blob {
  constructor(parts: readonly BlobPart[], name: string, options?: { readonly type?: string });
  readonly name: string;
}

interface ReadableStream<Chunk = unknown> {
  getReader(): {
    read(): Promise<{ readonly done: false; readonly value: Chunk } | { readonly done: true; readonly value?: Chunk }>;
    cancel(): Promise<void>;
  };
}

declare class FormData {
  append(name: string, value: string | Blob): void;
}

declare class URLSearchParams {
  constructor(parameters?: string | Record<string, string> | readonly (readonly [string, string])[]);
  append(name: string, value: string): void;
  set(name: string, value: string): void;
  toString(): string;
}

declare const crypto: {
  getRandomValues<Numbers extends Uint8Array>(numbers: Numbers): Numbers;
  randomUUID(): string;
};
