import { createHash } from 'node:crypto';

/** A page with a script of ours written into it, and what its policy names that script by. */
export interface InlinedPage {
  readonly html: string;
  /** Sources of `script-src` (Content Security Policy, level 3, section 2.3.1). */
  readonly sources: readonly string[];
}

/**
 * A script as an element of the page.
 *
 * @param script its text; undefined where the build has no such file
 * @returns an empty text without a script, or for one that would end its own element
 */
export function inlineElement(script: string | undefined): InlinedPage {
  if (script === undefined || /<\/script/i.test(script)) return { html: '', sources: [] };
  const digest = createHash('sha256').update(script).digest('base64');
  return { html: `<script>${script}</script>`, sources: [`'sha256-${digest}'`] };
}

/**
 * Writes a file of scripts into the page in the place of the element that loads it: what blocks the page would be one more
 * way to the server and back, behind which its modules wait.
 *
 * @param script the text of the file; undefined where the build has no such file
 */
export function inlineScript(html: string, address: string, script: string | undefined): InlinedPage {
  const element = `<script src="${address}"></script>`;
  const { html: inlined, sources } = inlineElement(script);
  if (inlined === '' || !html.includes(element)) return { html, sources: [] };
  return { html: html.replace(element, () => inlined), sources };
}
