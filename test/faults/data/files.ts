import { inArea } from '../fault';

const FILES = 'test/api/files.test.ts';

export const files = inArea('files', [
  {
    id: 'files-sweep-of-used',
    file: 'server/files/sweep.ts',
    find: `keptAt < since || ids.has(id)`,
    replace: `keptAt < since && ids.has(id)`,
    why: 'the daily sweep deletes files that records hold',
    tests: ['test/api/files.sweep.test.ts'],
  },
  {
    id: 'files-name-with-path',
    file: 'server/http/body/fileNames.ts',
    find: `.split(/[/\\\\]/).at(-1)`,
    replace: `.split(/[/\\\\]/).at(0)`,
    why: 'a file of Windows is called C:',
    tests: ['server/http/body/fileNames.test.ts'],
  },
  {
    id: 'files-part-of-changed-file',
    file: 'server/http/resources/sendFile.ts',
    find: `ifRange === tag ?`,
    replace: `ifRange ?`,
    why: 'a download that goes on mixes two versions of a file',
    tests: [FILES],
  },
  {
    id: 'files-range-beyond-end',
    file: 'server/http/resources/byteRange.ts',
    find: `Math.min(Number(last), size - 1)`,
    replace: `Math.min(Number(last), size)`,
    why: 'the last part of a download never ends',
    tests: ['server/http/resources/byteRange.test.ts'],
  },
  {
    id: 'files-page-is-shown',
    file: 'server/http/resources/inertType.ts',
    find: `text\\/(html|xml|`,
    replace: `text\\/(xml|`,
    why: 'an uploaded page runs in the portal’s address',
    tests: [FILES],
  },
  {
    id: 'files-upload-replaces-list',
    file: 'server/http/body/keptFiles.ts',
    find: `several ? [...kept, ...files] :`,
    replace: `several ? (files.length > 0 ? files : kept) :`,
    why: 'a second file takes the place of those that were there',
    tests: [FILES, 'server/http/body/keptFiles.test.ts'],
  },
  {
    id: 'files-content-not-compared',
    file: 'server/http/body/contentType.ts',
    find: `if (promised && !promised[2].includes(content))`,
    replace: `if (promised && declared === UNKNOWN_TYPE && !promised[2].includes(content))`,
    why: 'a program that is called a picture is stored',
    tests: ['server/http/body/contentType.test.ts'],
  },
  {
    id: 'files-picture-larger-than-its-head',
    file: 'server/files/images/png.ts',
    find: 'if (bytes > most) throw new TooLarge();',
    replace: 'if (bytes > most + Number.MAX_SAFE_INTEGER) throw new TooLarge();',
    why: 'a picture of a megabyte fills the memory of the server',
    tests: ['server/files/images/png.test.ts', 'test/api/planningExports.test.ts'],
  },
  {
    id: 'files-picture-passes-mixed',
    file: 'server/files/images/png.ts',
    find: 'if (row === count) [pass, row]',
    replace: 'if (row > count) [pass, row]',
    why: 'a sound picture that comes in passes is not printed',
    tests: ['server/files/images/png.test.ts'],
  },
]);
