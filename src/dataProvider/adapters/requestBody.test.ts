import { describe, expect, it } from 'vitest';
import { file } from '../../resources/fields/file/kind';
import { files } from '../../resources/fields/files/kind';
import { text } from '../../resources/fields/text/kind';
import { requestBody } from './requestBody';

const label = ['x', 'x', 'x', 'x'] as const;
const schema = {
  fields: { nom: text({ label }), sites: text({ label }), fichier: file({ label }), fichiers: files({ label }) },
};
const stored = { id: 'a'.repeat(64), name: 'plan.pdf', type: 'application/pdf', size: 3 };
const chosen = (name: string) => ({ rawFile: new File(['x'], name), src: 'blob:1', title: name });

const partsIn = ({ body }: ReturnType<typeof requestBody>) =>
  body instanceof FormData
    ? [...body].map(([name, part]) => [name, part instanceof File ? `file ${part.name}` : part])
    : 'no form';

describe('requestBody', () => {
  it('is JSON without a chosen file, even with stored files', () => {
    const values = { nom: '', sites: [1, 2], fichier: stored, fichiers: [stored] };
    expect(requestBody(schema, values)).toEqual({ body: values });
    expect(requestBody(schema, values, 'json')).toEqual({ body: values });
  });

  it('is a form with a chosen file, and all other values as texts', () => {
    const sent = requestBody(schema, { nom: null, sites: [1], fichier: chosen('a.pdf') });
    expect(partsIn(sent)).toEqual([
      ['nom', ''],
      ['sites', '[1]'],
      ['fichier', 'file a.pdf'],
    ]);
  });

  it('keeps a stored file by omitting it, and clears it with an empty value', () => {
    expect(partsIn(requestBody(schema, { fichier: stored, fichiers: [chosen('b.pdf')] }))).not.toContainEqual([
      'fichier',
      expect.anything(),
    ]);
    expect(partsIn(requestBody(schema, { fichier: null, fichiers: [chosen('b.pdf')] }))).toContainEqual([
      'fichier',
      '',
    ]);
  });

  it('names the remaining files of several, or that none remains', () => {
    expect(partsIn(requestBody(schema, { fichiers: [chosen('b.pdf'), stored] }))).toEqual([
      ['fichiers', stored.id],
      ['fichiers', 'file b.pdf'],
    ]);
    expect(partsIn(requestBody(schema, { fichiers: [chosen('b.pdf')] }))).toEqual([
      ['fichiers', ''],
      ['fichiers', 'file b.pdf'],
    ]);
    expect(partsIn(requestBody(schema, { fichiers: [], fichier: chosen('a.pdf') }))).toContainEqual(['fichiers', '']);
  });

  it('is a form if the declaration demands it, even without a file', () => {
    expect(partsIn(requestBody(schema, { nom: 'A', sites: 0 }, 'form'))).toEqual([
      ['nom', 'A'],
      ['sites', '0'],
    ]);
  });

  it('is a query string if the declaration demands it, with 0 and false, without empty values', () => {
    expect(requestBody(schema, { nom: 'A', sites: 0, actif: false, note: null }, 'query')).toEqual({
      query: { nom: 'A', sites: '0', actif: 'false' },
    });
  });
});
