import { expect, it } from 'vitest';
import type { BuiltChunk } from './builtChunks';
import { firstLinks } from './firstFiles';

const chunk = (name: string, imports: readonly string[] = [], styles: readonly string[] = []) => ({
  fileName: `${name}.js`,
  code: '',
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [`/checkout/src/${name}.${['main', 'authProvider/issuer'].includes(name) ? 'ts' : 'tsx'}`],
  viteMetadata: { importedCss: new Set(styles) },
});

const chunks: readonly BuiltChunk[] = [
  chunk('main'),
  chunk('startFront', ['main', 'react'], ['first.css']),
  chunk('App', ['main', 'react', 'library'], ['later.css']),
  chunk('react'),
  chunk('library'),
  chunk('authProvider/issuer', ['main', 'oidc']),
  chunk('oidc'),
  chunk('resources/views/list/ListScreen', ['App']),
  chunk('Planning', ['library']),
];

it('files that every page loads are listed apart from those of some pages', () => {
  const links = firstLinks('<script src="/main.js"></script>', chunks, ['inter.woff2']).map(({ attrs }) => attrs);
  const ofTheApplication = links.filter((attrs) => attrs?.['data-application']);
  const ofTheIssuer = links.filter((attrs) => attrs?.['data-issuer']);
  const ofLightPages = links.filter((attrs) => attrs?.['data-light']);
  const others = links.filter((attrs) => ![...ofTheApplication, ...ofTheIssuer, ...ofLightPages].includes(attrs));
  expect(ofLightPages.map((attrs) => [attrs?.['as'], attrs?.['href']])).toEqual([['font', '/inter.woff2']]);
  expect(others.map((attrs) => attrs?.['href'])).toEqual(['/first.css', '/startFront.js', '/react.js']);
  expect(ofTheIssuer.map((attrs) => [attrs?.['rel'], attrs?.['href']])).toEqual([
    ['modulepreload', '/authProvider/issuer.js'],
    ['modulepreload', '/oidc.js'],
  ]);
  expect(ofTheApplication.map((attrs) => [attrs?.['rel'], attrs?.['data-application'], attrs?.['href']])).toEqual([
    ['modulepreload', true, '/App.js'],
    ['modulepreload', true, '/library.js'],
    ['later', 'list', '/resources/views/list/ListScreen.js'],
  ]);
});
