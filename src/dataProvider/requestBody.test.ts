import { describe, expect, it } from 'vitest';
import { file } from '../resources/fields/file/kind';
import { files } from '../resources/fields/files/kind';
import { text } from '../resources/fields/text/kind';
import { requestBody } from './requestBody';

const label = ['x', 'x', 'x', 'x'] as const;
const schema = {
  fields: { nom: text({ label }), sites: text({ label }), fichier: file({ label }), fichiers: files({ label }) },
};
const stored = { id: 'a'.repeat(64), name: 'plan.pdf', type: 'application/pdf', size: 3 };
const chosen = (name: string) => ({ rawFile: new File(['x'], name), src: 'blob:1', title: name });

/** The parts of a form, a file by its name. */
const partsIn = (body: unknown) =>
  body instanceof FormData
    ? [...body].map(([name, part]) => [name, part instanceof File ? `file ${part.name}` : part])
    : 'no form';

describe('requestBody', () => {
  it('is JSON without a chosen file, even where files are stored', () => {
    const values = { nom: '', sites: [1, 2], fichier: stored, fichiers: [stored] };
    expect(requestBody(schema, values)).toBe(values);
  });

  it('is a form with a chosen file, which every other value joins as text', () => {
    const body = requestBody(schema, { nom: null, sites: [1], fichier: chosen('a.pdf') });
    expect(partsIn(body)).toEqual([
      ['nom', ''],
      ['sites', '[1]'],
      ['fichier', 'file a.pdf'],
    ]);
  });

  it('keeps one stored file by not sending it, and empties it by sending nothing', () => {
    expect(partsIn(requestBody(schema, { fichier: stored, fichiers: [chosen('b.pdf')] }))).not.toContainEqual([
      'fichier',
      expect.anything(),
    ]);
    expect(partsIn(requestBody(schema, { fichier: null, fichiers: [chosen('b.pdf')] }))).toContainEqual([
      'fichier',
      '',
    ]);
  });

  it('names those of several stored files that stay, or that none does', () => {
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
});
