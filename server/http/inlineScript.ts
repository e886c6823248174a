import { createHash } from 'node:crypto';

/** HTML with an inlined script, and the CSP sources that allow it. */
export interface InlinedPage {
  readonly html: string;
  /** Hash sources of `script-src` (Content Security Policy, level 3, section 2.3.1). */
  readonly sources: readonly string[];
}

/**
 * Wraps a script into a script element.
 *
 * @param script undefined if the build has no such file
 * @returns empty HTML without a script, or for a script that contains an end tag
 */
export function inlineElement(script: string | undefined): InlinedPage {
  if (script === undefined || /<\/script/i.test(script)) return { html: '', sources: [] };
  const digest = createHash('sha256').update(script).digest('base64');
  return { html: `<script>${script}</script>`, sources: [`'sha256-${digest}'`] };
}

/**
 * Replaces a blocking script element by the script itself, which saves a round trip before the page's modules load.
 *
 * @param script undefined if the build has no such file
 */
export function inlineScript(html: string, address: string, script: string | undefined): InlinedPage {
  const element = `<script src="${address}"></script>`;
  const { html: inlined, sources } = inlineElement(script);
  if (inlined === '' || !html.includes(element)) return { html, sources: [] };
  return { html: html.replace(element, () => inlined), sources };
}
