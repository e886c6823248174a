import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScript } from './inlineScript';

const HTML = '<head><script src="/skin.js"></script><title>Socle</title></head>';
const SCRIPT = "const price = '$&';\n";

it("the script is inlined, with its hash in the page's policy", () => {
  const { html, sources } = inlineScript(HTML, '/skin.js', SCRIPT);
  expect(html).toBe(`<head><script>${SCRIPT}</script><title>Socle</title></head>`);
  expect(sources).toEqual([`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`]);
});

it.each([
  ['without the file', undefined],
  ['that would end its own element', "'</script>'"],
])('a script %s stays external', (_, script) => {
  expect(inlineScript(HTML, '/skin.js', script)).toEqual({ html: HTML, sources: [] });
});
