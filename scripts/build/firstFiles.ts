import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunkOf, closureOf, type BuiltChunk } from './builtChunks';

interface StyledChunk extends BuiltChunk {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

const link = (attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
});

/** What a page loads first, as links; without what the page names already. */
export function firstLinks(html: string, chunks: readonly StyledChunk[]): readonly HtmlTagDescriptor[] {
  const ofEveryPage = closureOf([chunkOf('src/main.ts', chunks), chunkOf('src/startFront.tsx', chunks)], chunks);
  const ofTheApplication = closureOf([chunkOf('src/App.tsx', chunks)], chunks);
  const ofTheIssuer = closureOf([chunkOf('src/authProvider/issuer.ts', chunks)], chunks);
  const ofLists = closureOf([chunkOf('src/resources/views/list/ListScreen.tsx', chunks)], chunks);
  const styles = new Set([...ofEveryPage].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const code = new Set([...ofEveryPage, ...ofTheApplication, ...ofTheIssuer, ...ofLists]);
  /** Only those need it who are signed in, and the last of it only on the page of a list: the server leaves out what a page does without. */
  const relOf = (chunk: StyledChunk) => {
    if (ofEveryPage.has(chunk)) return { rel: 'modulepreload' };
    if (ofTheApplication.has(chunk)) return { rel: 'modulepreload', 'data-application': true };
    // A page that signs in by itself needs it for its first renewal only.
    if (ofTheIssuer.has(chunk)) return { rel: 'modulepreload', 'data-issuer': true };
    // What a list has alone is loaded once the sign-in is on its way (`src/main.ts`).
    return { rel: 'later', 'data-application': 'list' };
  };
  return [
    // Styles that stand in the page would hold its scripts up.
    ...[...styles].map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
    ...[...code].map((chunk) =>
      link({
        href: `/${chunk.fileName}`,
        ...relOf(chunk),
      }),
    ),
  ].filter(({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`));
}

/**
 * Names in the page what it loads in any case. Otherwise each file would tell which is the next one, and each is a way to the
 * server and back.
 */
export function firstFiles(): Plugin {
  return {
    name: 'socle:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        ...firstLinks(
          html,
          Object.values(bundle).filter((output) => output.type === 'chunk'),
        ),
      ],
    },
  };
}
