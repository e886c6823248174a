import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | undefined>();

/** Reads the source map of a bundled file; undefined for files of packages, which have none. */
function sourceMapOf(url: string): SourceMap | undefined {
  if (maps.has(url)) return maps.get(url);
  // Cached first: an error while reading would itself be mapped, and recurse.
  maps.set(url, undefined);
  try {
    maps.set(url, new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload));
  } catch {
    return undefined;
  }
  return maps.get(url);
}

/** Formats a call like Node, with its position in the source. */
function describeCall(call: NodeJS.CallSite): string {
  const url = call.getFileName();
  const text = String(call);
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  if (!url?.startsWith('file:') || url.includes('/node_modules/') || line === null || column === null) return text;
  const origin = sourceMapOf(url)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return text;
  const source = fileURLToPath(new URL(origin.fileName, url));
  return text.replace(`${url}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

/**
 * Works like `--enable-source-maps`, which reads all maps at start (0.1 s and 10 MB); this reads a map only when a
 * stack trace needs it.
 */
export function mapStackTraces(): void {
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map((call) => `    at ${describeCall(call)}`)].join('\n');
}
