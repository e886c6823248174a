import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** The pages of the guide by their path without ending: `reference/fields`. */
export type Guide = ReadonlyMap<string, string>;

const FOLDER = resolve('docs');

/** Beside the bundle, where the build has put every page. */
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

/** Reads what `docs/` holds: of the build, or of the checkout that is developed. */
export function readGuide(): Guide {
  const pages = existsSync(BUILT)
    ? Object.entries(JSON.parse(readFileSync(BUILT, 'utf8')) as Readonly<Record<string, string>>)
    : fromFolder();
  return new Map(pages.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const GUIDE_PATH = '/docs/guide';

/** Where a link on a page leads: to another page, or elsewhere; undefined for sources, which the guide does not show. */
export function guideTarget(guide: Guide, page: string, href: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const name = posix.normalize(posix.join(posix.dirname(page), path)).replace(/\.md$/, '');
  if (!guide.has(name)) return undefined;
  return `${GUIDE_PATH}/${name}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** What a page is called: its first heading. */
export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? '';
