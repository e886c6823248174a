import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScript } from './inlineScript';

const HTML = '<head><script src="/skin.js"></script><title>Socle</title></head>';
const SCRIPT = "const price = '$&';\n";

it('writes the script into the page, which names it by its content', () => {
  const { html, sources } = inlineScript(HTML, '/skin.js', SCRIPT);
  expect(html).toBe(`<head><script>${SCRIPT}</script><title>Socle</title></head>`);
  expect(sources).toEqual([`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`]);
});

it.each([
  ['without the file', undefined],
  ['that would end its own element', "'</script>'"],
])('leaves a script %s where it is', (_, script) => {
  expect(inlineScript(HTML, '/skin.js', script)).toEqual({ html: HTML, sources: [] });
});
