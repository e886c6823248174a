import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** Markdown of the guide's pages by path without extension, such as `reference/fields`. */
export type Guide = ReadonlyMap<string, string>;

const FOLDER = resolve('docs');

/** The build writes all pages into this file beside the bundle. */
const BUILT = new URL('guide.json', import.meta.url);

const fromFolder = (): readonly (readonly [string, string])[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => [
          name.replaceAll('\\', '/').slice(0, -'.md'.length),
          readFileSync(resolve(FOLDER, name), 'utf8'),
        ])
    : [];

/** Reads the guide from the build or, in development, from `docs/`. */
export function readGuide(): Guide {
  const pages = existsSync(BUILT)
    ? Object.entries(JSON.parse(readFileSync(BUILT, 'utf8')) as Readonly<Record<string, string>>)
    : fromFolder();
  return new Map(pages.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const GUIDE_PATH = '/docs/guide';

/** Resolves a link of a page; undefined for source files, which the guide does not show. */
export function guideTarget(guide: Guide, page: string, href: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const name = posix.normalize(posix.join(posix.dirname(page), path)).replace(/\.md$/, '');
  if (!guide.has(name)) return undefined;
  return `${GUIDE_PATH}/${name}${anchor === undefined ? '' : `#${anchor}`}`;
}

export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? '';
