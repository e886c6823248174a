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

/** Links that preload the first files; skips those that the page already names. */
export function firstLinks(
  html: string,
  chunks: readonly StyledChunk[],
  fonts: readonly string[],
): readonly HtmlTagDescriptor[] {
  const ofEveryPage = closureOf([chunkOf('src/main.ts', chunks), chunkOf('src/startFront.tsx', chunks)], chunks);
  const ofTheApplication = closureOf([chunkOf('src/App.tsx', chunks)], chunks);
  const ofTheIssuer = closureOf([chunkOf('src/authProvider/issuer.ts', chunks)], chunks);
  const ofLists = closureOf([chunkOf('src/resources/views/list/ListScreen.tsx', chunks)], chunks);
  const styles = new Set([...ofEveryPage].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const code = new Set([...ofEveryPage, ...ofTheApplication, ...ofTheIssuer, ...ofLists]);
  /** The server drops the links that a page does not need: some are for signed-in people, the last for lists only. */
  const relOf = (chunk: StyledChunk) => {
    if (ofEveryPage.has(chunk)) return { rel: 'modulepreload' };
    if (ofTheApplication.has(chunk)) return { rel: 'modulepreload', 'data-application': true };
    // A page that signs in by itself needs it only for the first renewal.
    if (ofTheIssuer.has(chunk)) return { rel: 'modulepreload', 'data-issuer': true };
    // Files of lists load after the sign-in has started (`src/main.ts`).
    return { rel: 'later', 'data-application': 'list' };
  };
  return [
    // The server keeps it on light pages only: with an application's screen it would compete with the code.
    ...fonts.map((file) => link({ rel: 'preload', as: 'font', href: `/${file}`, 'data-light': true })),
    // Preload styles only: a stylesheet link would delay the scripts.
    ...[...styles].map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
    ...[...code].map((chunk) =>
      link({
        href: `/${chunk.fileName}`,
        ...relOf(chunk),
      }),
    ),
  ].filter(({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`));
}

/** Preloads the first files: otherwise each would reveal the next one, at the cost of a round trip each. */
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
          Object.keys(bundle).filter((file) => file.endsWith('.woff2')),
        ),
      ],
    },
  };
}
