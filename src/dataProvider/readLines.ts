import { LINES_TYPE } from '../resources/protocol/jsonLines';

export const isLines = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('content-type')?.startsWith(LINES_TYPE) === true;

/**
 * Parses a JSON lines response while it arrives; ignores empty lines.
 * @throws the error of `unreadable` for an invalid line
 */
export async function readLines(
  response: Response,
  onLine: (line: unknown) => void,
  unreadable: () => Error,
): Promise<void> {
  const tell = (line: string) => {
    if (line.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw unreadable();
    }
    onLine(value);
  };
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(tell);
    }
    tell(rest + decoder.decode());
  } catch (error) {
    // Stop the transfer if the reader fails.
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}
