import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Content } from 'pdfmake/interfaces';
import { expect, it } from 'vitest';
import { pdfTexts } from '../../../../test/support/readPdf';
import { render, type RenderJob } from './render';

const job = (...content: readonly Content[]): RenderJob => ({
  kind: 'pdf',
  definition: { content: [...content] },
  footer: { left: 'Pied', page: 'Page', margin: [20, 10, 20, 0] },
});
const wanted = () => new AbortController().signal;

it('more files than threads are each rendered once', async () => {
  const files = await Promise.all(['un', 'deux', 'trois', 'quatre'].map((text) => render(job({ text }), wanted())));
  expect(await Promise.all(files.map(pdfTexts))).toEqual(
    ['un', 'deux', 'trois', 'quatre'].map((text) => [`${text} Pied Page 1 / 1`]),
  );
});

it('rendering ends with its caller, while running or queued, and continues for others', async () => {
  const long = Array.from({ length: 3000 }, (_, index) => ({ text: `Ligne ${index}` }));
  const callers = Array.from({ length: 4 }, () => new AbortController());
  const files = callers.map(({ signal }) => render(job(...long), signal));
  const ends = Promise.allSettled(files);
  for (const caller of callers) caller.abort(new Error('gone'));
  for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
  expect(await pdfTexts(await render(job({ text: 'après' }), wanted()))).toEqual(['après Pied Page 1 / 1']);
});

it('rendering reads no URL and no local file', async () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(render(job({ image: `http://localhost:${port}/logo.png` }), wanted())).rejects.toThrow();
  await expect(render(job({ image: `${process.cwd()}/docs/images/logo.png` }), wanted())).rejects.toThrow();
  await expect(render(job({ image: '/etc/hostname' }), wanted())).rejects.toThrow(/denied|not found|access/i);
  expect(calls).toBe(0);
  server.close();
});
