import { describe, expect, it } from 'vitest';
import { guideTarget, GUIDE_PATH, readGuide, titleOf } from './guideFiles';
import { guidePage, guideSearchPage } from './guidePages';
import { searchGuide } from './guideSearch';
import { markdownHtml } from './markdown';

const guide = readGuide();
const shown = (markdown: string): string =>
  markdownHtml(markdown, (href) => (href.startsWith('#') ? href : undefined)).text.trim();

describe('a page', () => {
  it.each([
    ['## A *new* `kind`', '<h2 id="a-new-kind">A <em>new</em> <code>kind</code></h2>'],
    ['[`here`](#there) and [a source](../src/main.ts)', '<p><a href="#there"><code>here</code></a> and a source</p>'],
    ['[run](javascript:alert(1)) ![a picture](https://elsewhere/)', '<p>run <i>a picture</i></p>'],
    [
      '```ts\nconst a = 1 < 2;\n# no heading\n```',
      '<pre tabindex="0"><code>const a = 1 &lt; 2;\n# no heading</code></pre>',
    ],
    ['<!-- kept back -->', ''],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <b onclick="alert(1)">tag</b>', '<p>a &lt;b onclick=&quot;alert(1)&quot;&gt;tag&lt;/b&gt;</p>'],
  ])('%j', (markdown, expected) => {
    expect(shown(markdown)).toBe(expected);
  });

  it('has scrolling tables with column headers', () => {
    const table = shown('| a | b |\n| --- | --- |\n| `x \\| y` | |');
    expect(table).toMatch(/^<div class="scroll" tabindex="0">/);
    expect(table).toContain('<th scope="col">a</th><th scope="col">b</th>');
    expect(table).toContain('<td><code>x | y</code></td>');
  });
});

describe('the guide', () => {
  it('shows every page of docs/, each with a title', () => {
    expect(guide.size).toBeGreaterThan(30);
    for (const [name, markdown] of guide) {
      expect(titleOf(markdown), name).not.toBe('');
      expect(guidePage(guide, name, 'fr'), name).toContain('<article lang="en"><h1');
    }
    expect(guidePage(guide, '../package', 'fr')).toBeUndefined();
  });

  it('starts with a few pages and their first words, and lists each page once', () => {
    const text = guideSearchPage(guide, '', 'fr');
    const [, main = ''] = text.split('<main>');
    expect(main.match(/<h2>/g)).toHaveLength(5);
    expect(main).toMatch(/Architecture<\/a><\/h2><p>/);
    for (const name of guide.keys()) {
      const list = text.split('<main>')[0] ?? '';
      expect(list.split(`href="${GUIDE_PATH}/${name}"`).length - 1, name).toBe(1);
    }
  });

  it('contains the targets of its links', () => {
    const pages = new Map([...guide.keys()].map((name) => [name, guidePage(guide, name, 'en') ?? '']));
    const broken = [...pages].flatMap(([name, text]) =>
      [...text.matchAll(/<article[\s\S]*<\/article>/g)]
        .flatMap(([article]) => [...article.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href))
        .filter((href) => !/^(?:https?|mailto):/.test(href))
        .filter((href) => {
          const [path = '', anchor] = href.split('#');
          const target = pages.get(path === '' ? name : path.slice(GUIDE_PATH.length + 1));
          return target === undefined || (anchor !== undefined && !target.includes(` id="${anchor}"`));
        })
        .map((href) => `${name}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('links to pages and sections, and to no source file', () => {
    expect(guideTarget(guide, 'reference/README', '../adding-a-resource.md#what-is-checked')).toBe(
      `${GUIDE_PATH}/adding-a-resource#what-is-checked`,
    );
    expect(guideTarget(guide, 'families', '../examples/families/salles.ts')).toBeUndefined();
  });

  it('finds sections by all words, ignoring case and accents, headings first', () => {
    const [first] = searchGuide(guide, 'What is COMPUTED');
    expect(first).toMatchObject({ page: 'adding-a-resource', anchor: 'what-is-computed' });
    expect(searchGuide(guide, 'requiredWhen invoice').map(({ page }) => page)).toContain('families');
    expect(searchGuide(guide, 'requiredWhen zzz')).toEqual([]);
    // Matches whole words, not “consequences”; the reference ranks before the decision.
    expect(searchGuide(guide, 'sequence')[0]).toMatchObject({ page: 'reference/fields', heading: 'sequence' });
    const headings = searchGuide(guide, 'sequence').map(({ heading }) => heading);
    expect(headings.slice(0, 5)).not.toContain('Consequences');
    expect(guideSearchPage(guide, '', 'fr')).toContain('holds what a developer writes');
    expect(guideSearchPage(guide, '<b>', 'fr')).toContain('value="&lt;b&gt;"');
  });
});
