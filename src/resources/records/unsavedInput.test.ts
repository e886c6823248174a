import { expect, it } from 'vitest';
import { draftOf, readDraft } from './unsavedInput';

const at = new Date('2026-03-04T05:06:07Z');

it('changes are kept, except files', () => {
  const file = new Blob(['x']);
  expect(draftOf({ nom: 'Léa', fichier: file, pieces: [{ rawFile: file }] }, at)).toEqual({
    values: { nom: 'Léa' },
    at: '2026-03-04T05:06:07.000Z',
    withoutFiles: true,
  });
  expect(draftOf({ fichier: file }, at)).toBeUndefined();
  expect(draftOf({}, at)).toBeUndefined();
});

it('only stored input is read back', () => {
  const draft = draftOf({ nom: null, sites: [1, 2], actif: false }, at);
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect([readDraft(null), readDraft('{'), readDraft('{"values":3}'), readDraft('null')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
