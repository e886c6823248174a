/** A server-sent event (HTML standard). */
export interface StreamedEvent {
  readonly type: string;
  readonly data: string;
}

/** The value of a field: `data: {…}`; undefined if absent. */
function fieldOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((one) => one.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trimStart();
}

function readEvent(text: string): StreamedEvent | undefined {
  const lines = text.split('\n');
  const data = fieldOf(lines, 'data');
  // Comments keep the connection open, and have no data.
  return data === undefined ? undefined : { type: fieldOf(lines, 'event') ?? 'message', data };
}

/** Reads a stream of events until it ends. @throws if the connection breaks */
export async function readEvents(
  { body }: Pick<Response, 'body'>,
  onEvent: (event: StreamedEvent) => void,
): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const text of events) {
      const event = readEvent(text);
      if (event) onEvent(event);
    }
  }
}
