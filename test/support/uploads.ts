import { expect } from 'vitest';
import type { StoredFile } from '../../src/resources/fields/shared/stored';
import type { ApiServer } from './apiServer';
import { multipartBody, type Part } from './multipart';

export interface Complet extends Record<string, unknown> {
  readonly id: number;
  readonly file: StoredFile | null;
  readonly files: readonly StoredFile[] | null;
}

/** Content with the first bytes of a PDF that differs by `text`. */
export const pdf = (text: string | Buffer): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(text)]);

export const file = (
  name: string,
  content: Buffer | string,
  fileName = 'contrat.pdf',
  type = 'application/pdf',
): Part => ({ name, fileName, type, content: Buffer.from(content) });

export async function createComplet(server: ApiServer, nom: string, ...parts: readonly Part[]): Promise<Complet> {
  const response = await server.call('POST', '/api/Complets', multipartBody([{ name: 'nom', value: nom }, ...parts]));
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}
