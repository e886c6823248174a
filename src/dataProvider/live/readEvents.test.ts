import { expect, it } from 'vitest';
import { readEvents, type StreamedEvent } from './readEvents';

async function readOf(...pieces: readonly (string | Uint8Array)[]): Promise<readonly StreamedEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  const events: StreamedEvent[] = [];
  await readEvents({ body }, (event) => events.push(event));
  return events;
}

it('events are parsed however the chunks are split, without comments', async () => {
  expect(await readOf(':\n\nevent: change\nda', 'ta: {"a":1}\n', '\nevent: reset\ndata: {}\n\n')).toEqual([
    { type: 'change', data: '{"a":1}' },
    { type: 'reset', data: '{}' },
  ]);
});

it('split characters are joined, and a truncated event is dropped', async () => {
  const [é1, é2] = new TextEncoder().encode('é');
  const pieces = ['data: ', new Uint8Array([é1 ?? 0]), new Uint8Array([é2 ?? 0]), '\n\ndata: cut'];
  expect(await readOf(...pieces)).toEqual([{ type: 'message', data: 'é' }]);
});
