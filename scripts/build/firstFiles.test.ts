import { expect, it } from 'vitest';
import type { BuiltChunk } from './builtChunks';
import { firstLinks } from './firstFiles';

const chunk = (name: string, imports: readonly string[] = [], styles: readonly string[] = []) => ({
  fileName: `${name}.js`,
  code: '',
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [`/checkout/src/${name}.${name === 'main' ? 'ts' : 'tsx'}`],
  viteMetadata: { importedCss: new Set(styles) },
});

const chunks: readonly BuiltChunk[] = [
  chunk('main'),
  chunk('startFront', ['main', 'react'], ['first.css']),
  chunk('App', ['main', 'react', 'library'], ['later.css']),
  chunk('react'),
  chunk('library'),
  chunk('resources/views/list/ListScreen', ['App']),
  chunk('Planning', ['library']),
];

it('names what every page loads, and apart what only those load who are signed in', () => {
  const links = firstLinks('<script src="/main.js"></script>', chunks).map(({ attrs }) => attrs);
  const ofTheApplication = links.filter((attrs) => attrs?.['data-application']);
  expect(links.filter((attrs) => !ofTheApplication.includes(attrs)).map((attrs) => attrs?.['href'])).toEqual([
    '/first.css',
    '/startFront.js',
    '/react.js',
  ]);
  expect(ofTheApplication.map((attrs) => [attrs?.['rel'], attrs?.['data-application'], attrs?.['href']])).toEqual([
    ['modulepreload', true, '/App.js'],
    ['modulepreload', true, '/library.js'],
    ['later', 'list', '/resources/views/list/ListScreen.js'],
  ]);
});
