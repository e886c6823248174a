import { expect, it } from 'vitest';
import { allRights, GRANT_SOURCES, heldFunctions, resourceTable } from './accessTables';
import { EXTENT_SOURCES, profileExtents } from './profileExtents';

const tablesOf = (text: string): string[] => [...new Set(text.match(/"tenant"\."[^"]+"/g))].toSorted();

it.each([
  ['rights and functions', allRights('tenant') + heldFunctions('tenant'), GRANT_SOURCES],
  ['extents of profiles', profileExtents('tenant', '1'), EXTENT_SOURCES],
])('the sources of %s include all tables that they are read from', (_name, text, sources) => {
  expect(tablesOf(text)).toEqual(sources.map((resource) => resourceTable('tenant', resource)).toSorted());
});
